// "This is you": who a player is stays in his browser; everybody's pages are shown to him with his own lines marked.
"use strict";

const MINE = "tabellone.me.";

function mineOf(key) {
  try {
    return JSON.parse(localStorage.getItem(MINE + key));
  } catch {
    return null; // a browser that keeps nothing: he chooses himself each time
  }
}

function keep(key, me) {
  try {
    if (me) localStorage.setItem(MINE + key, JSON.stringify(me));
    else localStorage.removeItem(MINE + key);
  } catch {
    return;
  }
}

const tab = document.querySelector("[data-mine]");
const page = document.querySelector("[data-me]");
if (page) keep(page.dataset.key, { id: page.dataset.me, name: page.dataset.name });
const me = tab && mineOf(tab.dataset.mine);

// Whoever has chosen himself goes to his game at once.
const choice = document.querySelector("[data-choose]");
if (me && tab) tab.href = tab.getAttribute("href") + "/" + me.id;
if (me && choice && !location.hash) location.replace(choice.dataset.choose.replace(/0$/, me.id));

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-forget]") && tab) keep(tab.dataset.mine, null);
});

/* His own line in lists, and lists that show only what is sought */

function mark() {
  if (!me) return;
  for (const name of document.querySelectorAll("main .name")) {
    const line = name.closest("tr, .pairs li, .seats li");
    if (line && name.textContent.trim() === me.name) line.classList.add("here");
  }
}

let sought = "";

function narrow() {
  const field = document.querySelector("[data-filter]");
  if (!field) return;
  if (sought && !field.value && document.activeElement !== field) field.value = sought; // the page was fetched anew
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const line of document.querySelectorAll("tbody tr, .pairs li, .block.seated")) {
    const text = line.textContent.toLowerCase();
    line.hidden = !words.every((word) => text.includes(word));
  }
}

document.addEventListener("input", (event) => {
  if (!event.target.matches("[data-filter]")) return;
  sought = event.target.value;
  narrow();
});

/* A round that was taken back is said to be so (page.js) until there is one again */

let latest = roundNow();
let shown = latest;

function roundNow() {
  const now = document.querySelector("[data-round]");
  return now && Number(now.dataset.round);
}

function forgetTakenBack() {
  const round = roundNow();
  if (round === null || round === latest) return;
  latest = round;
  if (round < shown) return;
  shown = round;
  document.getElementById("taken-back").replaceChildren();
}

function look() {
  mark();
  narrow();
  forgetTakenBack();
}

look();
new MutationObserver(look).observe(document.querySelector("main"), { childList: true, subtree: true });
