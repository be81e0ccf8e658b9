"use strict";
(async () => {
  const $ = (id) => document.getElementById(id);
  const bytes = Uint8Array.from(atob($("data").textContent.trim()), (c) => c.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const data = JSON.parse(await new Response(stream).text());
  const byId = new Map(data.provisions.map((row, place) => [row[0], place]));
  const tabs = ["laws", "topics", "rulings"];
  const stored = (() => { try { return localStorage.getItem("lawbridge-language"); } catch { return null; } })();
  const spoken = { hu: "hu", pl: "pl", nb: "nb", no: "nb", nn: "nb" }[(navigator.language || "en").slice(0, 2)] || "en";
  let lang = data.words[stored] ? stored : spoken;
  let tab = "laws";

  const fold = (text) => text.toLowerCase().replace(/\u0142/g, "l").replace(/\u00f8/g, "o").replace(/\u00e6/g, "ae")
    .normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  const stem = (word) => (word.length > 6 ? word.slice(0, Math.max(5, word.length - 3)) : word);
  const tokens = (text) => (fold(text).match(/[\p{L}\p{N}]+/gu) || []).map(stem);
  const say = (key) => data.words[lang][key] || key;
  const make = (tag, text, name) => {
    const node = document.createElement(tag);
    if (text !== undefined) node.textContent = text;
    if (name) node.className = name;
    return node;
  };
  const coloured = (node, text) => {
    for (const part of text.split(/([\u2665\u2666])/)) {
      node.append(/[\u2665\u2666]/.test(part) ? make("span", part, "red") : part);
    }
    return node;
  };
  const home = (id) => !data.abroad[lang].includes(id.split(":")[0]);
  const ruledHere = ([, laws]) => laws.every(home);
  const own = (row) => row[4][lang] || ["", ""];
  const titleOf = (row) => own(row)[0];
  const labelOf = (row) => own(row)[4] ?? row[3];
  const headOf = (row) => `${labelOf(row)} ${titleOf(row)}`.trim();

  const indexes = {};
  function index() {
    if (indexes[lang]) return indexes[lang];
    const weights = new Map(), count = new Map();
    const add = (word, place, weight) => {
      if (!weights.has(word)) { weights.set(word, new Map()); }
      const row = weights.get(word);
      row.set(place, Math.max(row.get(place) || 0, weight));
    };
    data.provisions.forEach((row, place) => {
      if (!home(row[0])) return;
      const [title, text] = own(row);
      for (const word of new Set(tokens(title))) add(word, place, 2);
      for (const word of new Set(tokens(text))) add(word, place, 1);
    });
    for (const [places, lines] of data.topics) {
      for (const line of lines[lang] || []) {
        for (const word of tokens(line)) {
          places.forEach((id, rank) => { if (byId.has(id) && home(id)) add(word, byId.get(id), 2.5 / (1 + rank * 0.2)); });
        }
      }
    }
    for (const [word, row] of weights) count.set(word, row.size);
    return (indexes[lang] = { weights, count });
  }
  function find(query) {
    const number = fold(query).replace(/^(?:\u00a7|law|przepis|lov|szakasz)\s*/, "").replace(/[\s.()]/g, "");
    if (/^\d{1,2}[a-h]?\d?[a-z]?[ivx]*$/.test(number)) {
      const exact = data.provisions.findIndex((row) => home(row[0]) && fold(row[3]).replace(/[\s.()]/g, "") === number);
      if (exact >= 0) return [exact];
    }
    const { weights, count } = index();
    const scores = new Map();
    for (const word of new Set(tokens(query))) {
      for (const [place, weight] of weights.get(word) || []) {
        scores.set(place, (scores.get(place) || 0) + weight * Math.log(1 + data.provisions.length / count.get(word)));
      }
    }
    return [...scores].sort((a, b) => b[1] - a[1]).slice(0, 20).map(([place]) => place);
  }

  function textBlock(row) {
    const mine = own(row);
    if (mine[1]) return written(row, mine[1], mine[2]);
    if (!row[4].hu || !row[4].hu[1]) return null;
    const folded = make("details");  // the text in force, which this language has none of: one tap away
    const text = written(row, row[4].hu[1], "");
    text.lang = "hu";
    folded.append(make("summary", say("hungarian")), text);
    return folded;
  }
  function written(row, words, standing) {
    if (row[2] === "table") {
      const table = make("table");
      for (const line of words.split("\n")) {
        const tr = make("tr");
        for (const cell of line.split("\t")) tr.append(make("td", cell));
        table.append(tr);
      }
      return table;
    }
    return coloured(make("div", undefined, `law ${standing}`), words);
  }
  function link(id) {
    const place = byId.get(id);
    const a = make("a", place === undefined ? id : labelOf(data.provisions[place]) || titleOf(data.provisions[place]));
    a.href = `#p=${encodeURIComponent(id)}`;
    return a;
  }
  function showLaw(id) {
    const place = byId.get(id);
    if (place === undefined) return list();
    const main = $("main");
    const row = data.provisions[place];
    main.replaceChildren(make("h2", headOf(row)));
    const standing = own(row)[2] ? say("working") : "";
    if (standing) main.append(make("p", standing, "note"));
    for (let next = place; next < data.provisions.length; next++) {
      const below = data.provisions[next];
      if (next > place && !below[0].startsWith(`${id}.`)) break;
      const box = make("div", undefined, `d${Math.min(4, below[1] - row[1])}`);
      if (next > place) {
        const head = make("p");
        head.append(link(below[0]), labelOf(below) ? ` ${titleOf(below)}` : "");
        box.append(head);
      }
      const text = textBlock(below);
      if (text) box.append(text);
      const departure = own(below)[3];
      if (departure) box.append(make("p", departure, "note"));
      main.append(box);
    }
    const law = id.split(".")[0];
    const fitting = data.procedures.filter(([, laws]) => laws.some((one) => one.split(".")[0] === law) && laws.every(home));
    if (fitting.length) main.append(make("h2", say("rulings")));
    for (const row of fitting) main.append(procedureButton(row));
  }
  function procedureButton([name, , texts]) {
    const button = make("button", texts[lang][0], "row");
    button.onclick = () => { location.hash = `r=${name}`; };
    return button;
  }
  function list() {
    const main = $("main");
    main.replaceChildren();
    const query = $("query").value.trim();
    if (tab === "rulings") {
      const words = tokens(query);
      const rows = data.procedures.filter(ruledHere).filter(([, laws, texts]) =>
        words.every((word) => fold(texts[lang][0] + laws.join(" ")).includes(word)));
      return rows.forEach((row) => main.append(procedureButton(row)));
    }
    if (tab === "topics") {
      const words = tokens(query);
      const rows = data.topics.map(([ids, lines]) => [ids.filter(home), lines[lang] || []])
        .filter(([ids, lines]) => ids.length && lines.length && words.every((word) => fold(lines.join(" ")).includes(word)))
        .sort((a, b) => fold(a[1][0]).localeCompare(fold(b[1][0])));
      for (const [ids, lines] of rows.slice(0, 150)) {
        const p = make("p", `${lines[0]} `);
        for (const id of ids.slice(0, 4)) p.append(link(id), " ");
        main.append(p);
      }
      return undefined;
    }
    const places = query ? find(query) : data.provisions.map((_, place) => place)
      .filter((place) => ["law", "front"].includes(data.provisions[place][2]) && home(data.provisions[place][0]));
    if (!places.length) main.append(make("p", say("nothing"), "note"));
    for (const place of places) {
      const row = data.provisions[place];
      const p = make("p");
      p.append(link(row[0]), labelOf(row) ? ` ${titleOf(row)}` : "");
      main.append(p);
      if (query) { const text = textBlock(row); if (text) main.append(text); }
    }
    return undefined;
  }
  function showRuling(name) {
    const found = data.procedures.find((row) => row[0] === name);
    if (!found) return list();
    const [title, root] = found[2][lang];
    const path = [];
    const draw = () => {
      const main = $("main");
      main.replaceChildren(make("h2", title));
      let node = root;
      path.forEach((answer, step) => {
        const p = make("p", `${node.question} `);
        const back = make("button", node.answers[answer][0], "answer");
        back.title = say("back");
        back.setAttribute("aria-current", "true");
        back.onclick = () => { path.length = step; draw(); };
        p.append(back);
        main.append(p);
        node = node.answers[answer][1];
      });
      if (node.question) {
        const p = coloured(make("p", undefined, "headline"), `${node.question} `);
        cites(p, node.citations);
        main.append(p);
        node.answers.forEach(([words], place) => {
          const button = make("button", words, "answer");
          button.onclick = () => { path.push(place); draw(); };
          main.append(button);
        });
        return;
      }
      for (const row of node.statements) {
        const kind = { headline: "headline", read_aloud: "aloud" }[row.kind] || "";
        const p = coloured(make("p", undefined, kind), `${row.text} `);
        cites(p, row.citations);
        main.append(p);
      }
      for (const row of node.options) {
        const p = coloured(make("p"), `\u2022 ${row.text} `);
        cites(p, row.citations);
        main.append(p);
      }
      if (node.asks) main.append(coloured(make("p", undefined, "note"), node.asks));
    };
    draw();
    return undefined;
  }
  function cites(node, rows) {
    for (const one of rows) {
      const a = link(one.includes(":") ? one : `laws-2017-hu:${one}`);
      a.className = "cite";
      node.append("[", a, "] ");
    }
  }
  let waiting;
  function route() {
    clearTimeout(waiting);
    const [kind, value] = decodeURIComponent(location.hash.slice(1)).split(/=(.*)/s);
    if (kind === "p") showLaw(value);
    else if (kind === "r") showRuling(value);
    else list();
    window.scrollTo(0, 0);
  }
  function frame() {
    document.documentElement.lang = lang;
    $("language").setAttribute("aria-label", say("language"));
    $("tabs").replaceChildren(...tabs.map((name) => {
      const button = make("button", say(name));
      button.setAttribute("aria-current", String(name === tab));
      button.onclick = () => { tab = name; $("query").value = ""; history.replaceState(null, "", "#"); frame(); list(); };
      return button;
    }));
    $("query").placeholder = say("search");
    $("query").setAttribute("aria-label", say("search"));
  }
  $("language").append(...Object.entries(data.words).map(([code, words]) => {
    const option = make("option", words.name);
    option.value = code;
    option.selected = code === lang;
    return option;
  }));
  $("language").onchange = (event) => {
    lang = event.target.value;
    try { localStorage.setItem("lawbridge-language", lang); } catch { /* a page opened from a file may have no storage */ }
    frame();
    route();
  };
  $("query").oninput = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => { history.replaceState(null, "", "#"); list(); }, 120);
  };
  window.onhashchange = route;
  frame();
  route();
})();
