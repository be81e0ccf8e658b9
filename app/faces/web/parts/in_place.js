// What Streamlit leaves out of a page: its language, references that open where one reads, its own words in four languages.
// Nothing is sent; a reference is followed as the browser's way back is, so that the way back leads out of it again.
let words = {};
let patterns = [];

function follow(event) {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const path = event.composedPath ? event.composedPath() : [event.target];
  const link = path.find((node) => node.tagName === "A" && node.getAttribute("href"));
  const href = link && link.getAttribute("href");
  if (!href || !/^\/?laws\?/.test(href)) return;
  event.preventDefault();
  event.stopPropagation();
  window.history.pushState({}, "", new URL(href, document.baseURI));
  window.dispatchEvent(new PopStateEvent("popstate"));
}

// Streamlit writes some words itself, in English: each is put in the reader's language as it appears.
function told(text) {
  const bare = text.trim();
  if (!bare || bare.length > 120) return null;
  let own = words[bare];
  for (let at = 0; !own && at < patterns.length; at += 1) {
    const [pattern, blanks] = patterns[at];
    const found = pattern.exec(bare);
    if (found) own = blanks.replace(/\{(\d)\}/g, (_, number) => found[Number(number) + 1]);
  }
  return own && own !== bare ? text.replace(bare, () => own) : null;
}

function learn(given) {
  words = given;
  patterns = Object.entries(given)
    .filter(([english]) => english.includes("{0}"))
    .map(([english, own]) => [new RegExp("^" + english.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\d\}/g, "(.+)") + "$"), own]);
}

const NAMED = ["aria-label", "title", "placeholder"];

function translate(root) {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const own = told(node.nodeValue);
    if (own) node.nodeValue = own;
  }
  const elements = root.nodeType === 1 ? [root, ...root.querySelectorAll("[aria-label], [title], [placeholder]")] : [];
  for (const element of elements) {
    for (const name of NAMED) {
      const own = element.hasAttribute(name) && told(element.getAttribute(name));
      if (own) element.setAttribute(name, own);
    }
  }
}

// Streamlit draws no landmarks: what is the way round, what is the page, and what stands beside it.
let landmarks = [];

function mark() {
  for (const [where, role, label] of landmarks) {
    const node = document.querySelector(where);
    if (!node || node.getAttribute("role") === role) continue;
    node.setAttribute("role", role);
    if (label) node.setAttribute("aria-label", label);
  }
}

function watch(changes) {
  mark();
  for (const change of changes) {
    if (change.type === "characterData") {
      const own = told(change.target.nodeValue);
      if (own) change.target.nodeValue = own;
    } else if (change.type === "attributes") {
      const own = told(change.target.getAttribute(change.attributeName) || "");
      if (own) change.target.setAttribute(change.attributeName, own);
    }
    for (const node of change.addedNodes) if (node.nodeType === 1) translate(node);
      else if (node.nodeType === 3 && told(node.nodeValue)) node.nodeValue = told(node.nodeValue);
  }
}

// A law that is opened is read from its beginning, wherever the list was that it was tapped in.
let place = null;

function begin(now) {
  const page = document.querySelector(".stMain");
  if (page && place !== null && place !== now) page.scrollTo({ top: 0 });
  place = now;
}

const KEY = "lawbridge.tab";

// A session that begins in this tab gets what the one before it had in hand; a session that goes on writes it.
function remember(data, setTriggerValue) {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(KEY) || "{}");
    if (!data.fresh) window.sessionStorage.setItem(KEY, JSON.stringify(data.kept));
    else if (Object.keys(kept).length) setTriggerValue("given", kept);
  } catch (error) {
    // a browser that forbids storage only forgets
  }
}

export default function (component) {
  const { data, setTriggerValue } = component;
  document.documentElement.lang = data.lang;
  learn(data.words);
  landmarks = [
    [".st-key-bar", "navigation", data.ways],
    [".stMain", "main", ""],
    [".st-key-law-beside", "complementary", data.beside],
  ];
  mark();
  if (!window.lawbridgeInPlace) {
    window.lawbridgeInPlace = true;
    document.addEventListener("click", follow, true);
    new MutationObserver(watch).observe(document.body, {
      subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: NAMED,
    });
  }
  translate(document.body);
  begin(data.place);
  remember(data, setTriggerValue);
}
