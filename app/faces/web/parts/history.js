// Cases kept in this browser only: the newest is written when it is answered; the list lives and is drawn here.
// Python learns of an old case only when the person opens it.
const KEY = "lawbridge.cases";
const MOST = 30;

function load() {
  try {
    const rows = JSON.parse(window.localStorage.getItem(KEY) || "[]");
    return Array.isArray(rows) ? rows.filter((row) => row && typeof row.q === "string") : [];
  } catch (error) {
    return [];
  }
}

function store(rows) {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(rows.slice(0, MOST)));
  } catch (error) {
    // storage is full or forbidden: the case is simply not remembered
  }
}

let seen = 0;
const ABOVE = 8, CALM = 4, TRIES = 40;

function goToNewest(moved) {
  if (moved <= seen) {
    seen = moved;
    return;
  }
  seen = moved;
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  let left = false;
  const leave = () => {
    left = true;
  };
  for (const kind of ["wheel", "touchstart", "keydown", "mousedown"]) {
    window.addEventListener(kind, leave, { once: true, passive: true, capture: true });
  }
  const behavior = still ? "auto" : "smooth";
  const go = () => {
    const newest = document.querySelector(".st-key-newest-answer");
    const page = newest && newest.closest(".stMain"), box = document.querySelector("[data-testid=stBottom]");
    if (!page) return false;
    // on a laptop a first ruling stands below the head of the page, where the law beside it begins too
    const said = newest.querySelector(".headline") || newest;
    const end = said.getBoundingClientRect().bottom + page.scrollTop;
    const room = window.innerHeight - (box ? box.offsetHeight : 0);
    const first = window.innerWidth >= 1100 && end < room;
    const wanted = first ? 0 : newest.getBoundingClientRect().top + page.scrollTop - ABOVE;
    const top = Math.max(0, Math.min(wanted, page.scrollHeight - page.clientHeight));
    if (Math.abs(top - page.scrollTop) < 2) return false;
    page.scrollTo({ top, behavior });
    return true;
  };
  // the answer is still being drawn, and the page may jump to its end by itself: go there again until all has settled
  let calm = 0, tries = 0;
  const again = () => {
    const app = document.querySelector("[data-testid=stApp]");
    tries += 1;
    if (left || tries > TRIES) return;
    calm = go() || (app && app.dataset.testScriptState !== "notRunning") ? 0 : calm + 1;
    if (calm < CALM) setTimeout(again, 350);
  };
  setTimeout(again, 150);
}

export default function (component) {
  const { data, parentElement, setTriggerValue } = component;
  goToNewest(data.moved);
  const record = data.record;
  if (record) {
    const others = load().filter((row) => row.id !== record.id);
    store([record, ...others]);
  }
  const draw = () => {
    const rows = load();
    const list = parentElement.querySelector("ul");
    list.replaceChildren();
    for (const row of rows) {
      const item = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = row.q;
      const small = document.createElement("small");
      small.textContent = new Date(row.at).toLocaleString(document.documentElement.lang || undefined) + (row.title ? " · " + row.title : "");
      button.appendChild(small);
      button.onclick = () => setTriggerValue("open", row);
      item.appendChild(button);
      list.appendChild(item);
    }
    parentElement.querySelector(".title").textContent = data.words.title + " (" + rows.length + ")";
    parentElement.querySelector(".note").textContent = rows.length ? data.words.note : data.words.empty;
    const forget = parentElement.querySelector(".forget");
    forget.textContent = data.words.forget;
    forget.hidden = rows.length === 0;
    forget.onclick = () => {
      window.localStorage.removeItem(KEY);
      draw();
    };
  };
  draw();
}
