// Results by keyboard, forms that send themselves, and pages that follow the tournament.
"use strict";

/* Results of a round */

function boards() {
  return [...document.querySelectorAll("tr.board[data-url]")];
}

function neighbour(row, step) {
  const rows = boards();
  return rows[rows.indexOf(row) + step];
}

function hasResult(row) {
  return Boolean(row.querySelector("[aria-pressed=true], strong"));
}

// The keys work from the moment a round opens: the first board that waits for a result has the focus. After a result
// it is the next one that waits, or the first again; phones may have entered those between.
function awaited(after) {
  const rows = boards();
  const at = rows.indexOf(after) + 1;
  return [...rows.slice(at), ...rows.slice(0, at)].find((row) => row !== after && !hasResult(row));
}

// Where the focus is, so that it is found again in what replaces it: after F the next key still means a forfeit.
function focusedPlace() {
  const active = document.activeElement;
  const row = active.closest("tr.board");
  const choice = row && active.value && `#${row.id} button[value="${active.value}"]`;
  return { choice, id: row ? row.id : active.id };
}

function focusAgain({ choice, id }) {
  const element = (choice && document.querySelector(choice)) || document.getElementById(id);
  if (element) element.focus({ preventScroll: true }); // a page that moves loses the next click
}

// Every board is its own source: htmx drops all but the last of the requests that come from one.
// A second choice for a board whose first is still on its way waits for the answer, which replaces the row.
const waiting = new Map();

// Who has chosen inside a row is out of its forfeits: the keys are results again.
function choose(row, result, name) {
  if (row.contains(document.activeElement)) row.focus({ preventScroll: true });
  send(row, result, name);
}

function send(row, result, name = "result") {
  if (waiting.has(row.id)) {
    waiting.set(row.id, [result, name]);
    return;
  }
  waiting.set(row.id, null);
  const values = { [name]: result, seen: row.dataset.seen };
  htmx
    .ajax("POST", row.dataset.url, { source: row, target: "#" + row.id, swap: "outerHTML", values })
    .catch(() => {})
    .finally(() => {
      const next = waiting.get(row.id);
      waiting.delete(row.id);
      const fresh = document.getElementById(row.id);
      if (next && fresh) send(fresh, ...next);
    });
}

// An answer replaces its row in one go, so what is noted before is true after it.
let replaced = {};

document.addEventListener("htmx:beforeSwap", () => {
  replaced = focusedPlace();
});

document.addEventListener("htmx:afterSwap", () => {
  if (document.activeElement === document.body) focusAgain(replaced);
});

document.addEventListener("click", (event) => {
  if (event.target.matches("[data-print]")) window.print();
  const button = event.target.closest("tr.board button");
  if (!button) return;
  const row = button.closest("tr");
  const next = button.closest(".seg.f") && !button.matches("[value=clear]") && neighbour(row, 1);
  if (next) next.focus({ preventScroll: true }); // a digit meant for the next board must not undo a forfeit
  choose(row, button.value, button.name);
  event.preventDefault();
});

// On a phone the games of a row of the standings are shown where it is tapped.
document.addEventListener("click", (event) => {
  const row = event.target.closest(".tabellone tbody tr");
  if (row && !event.target.closest("a")) row.classList.toggle("open");
});

const SUSPENDED = "suspended";

// What a key means on a board: a result; once F was pressed, who wins without playing, or that nobody came;
// a game to be finished later.
function meant(row, event) {
  const keys = row.closest("[data-keys]"); // a round that is locked has none
  const inForfeits = event.target.closest(".seg.f");
  if (!keys || (event.target !== row && !inForfeits)) return null;
  if (event.key.toLowerCase() === "s" && row.querySelector(`[value="${SUSPENDED}"]`)) return SUSPENDED;
  const [result, forfeit] = JSON.parse(keys.dataset.keys)[event.key] ?? [];
  return inForfeits ? forfeit : result;
}

document.addEventListener("keydown", (event) => {
  const row = event.target.closest && event.target.closest("tr.board[data-url]");
  if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    const next = neighbour(row, step);
    if (next) next.focus();
    event.preventDefault();
    return;
  }
  if (event.key === "Enter" && event.target === row) unlock(row);
  const isKey = meant(row, event) || event.key.toLowerCase() === "f";
  if (isKey && event.target === row && isLocked(row)) {
    sayLocked(row);
    return;
  }
  const forfeits = row.querySelector(".seg.f button");
  if (event.key.toLowerCase() === "f" && forfeits) forfeits.focus();
  if (event.key === "Escape") row.focus();
  const result = meant(row, event);
  if (result) {
    const next = awaited(row) ?? neighbour(row, 1);
    choose(row, result);
    if (next) next.focus();
    event.preventDefault();
  }
});

// A board that has a result takes a key only after Enter: what two players have agreed on is not typed over.
function isLocked(row) {
  const waits = row.querySelector(`[aria-pressed=true][value="${SUSPENDED}"]`);
  return hasResult(row) && !waits && !row.hasAttribute("data-unlocked");
}

function unlock(row) {
  if (!row.closest("[data-keys]")) return;
  row.setAttribute("data-unlocked", "");
  hideLocked();
}

function sayLocked(row) {
  const line = document.querySelector("[data-locked]");
  if (!line || !row.closest("[data-keys]")) return;
  line.hidden = false;
  line.querySelector("[data-here]").textContent = row.id.replace("board-", "");
}

function hideLocked() {
  const line = document.querySelector("[data-locked]");
  if (line) line.hidden = true;
}

// The line over the boards says where the keys go.
document.addEventListener("focusin", (event) => {
  const row = event.target.closest("tr.board[data-url]");
  const at = document.querySelector("[data-at]");
  if (!row || !at) return;
  hideLocked();
  at.hidden = false;
  at.querySelector("[data-here]").textContent = row.id.replace("board-", "");
});

/* Pictures shown step by step: the arrows go from one to the next */

document.addEventListener("keydown", (event) => {
  const link = document.querySelector(`[data-arrow="${event.key}"]`);
  if (link && event.target === document.body) link.click();
});

/* The search of the board, a key away */

document.addEventListener("keydown", (event) => {
  const field = document.querySelector(".band .find input");
  if (event.key !== "/" || !field || event.target.closest("input, textarea, select")) return;
  field.focus();
  event.preventDefault();
});

/* The keys of the page one is on, a key away; Esc closes them, as any dialog */

const keyList = document.getElementById("keys");

document.addEventListener("keydown", (event) => {
  if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, textarea, select")) return;
  if (keyList.open) keyList.close();
  else keyList.showModal();
  event.preventDefault();
});

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-show-keys]")) keyList.showModal();
});

/* Forms that answer at once */

function showOptionsOf(system) {
  for (const part of document.querySelectorAll("[data-system]")) {
    part.hidden = !part.dataset.system.split(" ").includes(system);
  }
}

const chosenSystem = document.querySelector("[data-choose-system]:checked");
if (chosenSystem) showOptionsOf(chosenSystem.value);

document.addEventListener("change", (event) => {
  const changed = event.target;
  if (changed.matches("[data-choose-system]")) showOptionsOf(changed.value);
  if (changed.matches("[data-submit]")) changed.form.requestSubmit();
});

/* What went wrong, where everybody looks */

function sayError(text) {
  const line = document.createElement("p");
  line.className = "note stop";
  line.textContent = text;
  document.getElementById("messages").replaceChildren(line);
  return line;
}

// A refusal: the line keeps what it had.
document.addEventListener("htmx:responseError", (event) => {
  sayError(event.detail.xhr.responseText.slice(0, 300));
});

// The program cannot be reached: said at once, so that nobody goes on typing into the void, and no longer than it is
// true. A new connection shows when it answers again; then the sentence stays as long as it takes to read it.
const READ_IN = 3000;
let silence = null;

document.addEventListener("htmx:sendError", () => {
  silence = sayError(document.body.dataset.unreachable);
  follow();
});

function answersAgain() {
  const sentence = silence;
  silence = null;
  if (sentence) setTimeout(() => sentence.remove(), READ_IN);
}

/* Pages that follow the tournament */

// One connection a page; when something has changed the page's own part is fetched again, unless somebody is typing
// in it. What this page itself has sent meanwhile would be missing in an answer that was on its way: then it is
// fetched anew. The focus stays on the board where it is when the new part arrives, so that no key ever goes to
// another board, and nothing is replaced under a finger or a button held down (the click would be lost) or while the
// page is being left. While results are typed one after the other it is fetched at the first pause.
const PAUSE = 300;
let sent = 0;
let lastSent = -PAUSE;
let pressed = false;
let leaving = false;

function press() {
  pressed = true;
}

function release() {
  setTimeout(() => {
    pressed = false;
  });
}

function countSent() {
  sent += 1;
  lastSent = performance.now();
}

document.addEventListener("pointerdown", press, true);
document.addEventListener("pointerup", release, true);
document.addEventListener("pointercancel", release, true);
document.addEventListener("htmx:beforeRequest", countSent);
document.addEventListener("htmx:afterRequest", countSent);
window.addEventListener("beforeunload", () => {
  leaving = true;
});

// What is no longer published goes from every open page; if it is published again, the page comes back by itself.
function sayWithdrawn() {
  const sentence = document.createElement("h2");
  sentence.textContent = document.body.dataset.withdrawn;
  const way = document.createElement("a");
  way.className = "button primary";
  way.href = "/";
  way.textContent = document.body.dataset.home;
  document.querySelector("[data-refresh]").replaceChildren(sentence, way);
  const margin = document.querySelector(".margin");
  if (margin) margin.replaceChildren(); // the hall's screen has none
}

// A round that was published and is not any more: every page says so at once, whatever it shows.
function sayTakenBack(round) {
  const line = document.createElement("p");
  line.className = "note stop";
  line.textContent = document.body.dataset.takenBack.replace("#", round);
  document.getElementById("taken-back").replaceChildren(line);
}

// However many ask for it, the page is fetched once; a change told is not lost when it cannot be fetched or shown now.
let coming = null;

function refreshIn(milliseconds) {
  if (coming) return;
  coming = setTimeout(() => {
    coming = null;
    refresh();
  }, milliseconds);
}

function soon() {
  return 1500 + Math.random() * 3000;
}

function refresh() {
  if (!document.querySelector("[data-refresh], [data-live]") || leaving) return;
  if (document.querySelector(":is([data-refresh], .margin) details[open]")) {
    refreshIn(1000);
    return;
  }
  if (performance.now() - lastSent < PAUSE) {
    refreshIn(PAUSE);
    return;
  }
  const before = sent;
  fetch(location.href)
    .then((answer) => {
      if (answer.status === 404 && document.querySelector("[data-refresh]")) sayWithdrawn();
      if (answer.status >= 500) refreshIn(soon());
      return answer.ok ? answer.text() : null;
    })
    .then((text) => {
      if (text === null || leaving) return;
      if (sent !== before || pressed || waiting.size) refreshIn(200); // an answer on its way finds its row
      else showFresh(new DOMParser().parseFromString(text, "text/html"));
    })
    .catch(() => refreshIn(soon()));
}

// The field of the same person: at a table somebody else may sit on a seat now, or the same one elsewhere.
function sameField(form, typed) {
  const [, name, seat] = /^(.*\.)(\d+)$/.exec(typed.name) || [];
  const player = seat && typed.form && typed.form.elements[`player.${seat}`];
  if (!player) return form.querySelector(`[name="${typed.name}"]`);
  const now = form.querySelector(`[name^="player."][value="${player.value}"]`);
  return now && form.querySelector(`[name="${name}${now.name.slice("player.".length)}"]`);
}

// What somebody is choosing in a form stays as long as the form is for the same thing; of another round it is new.
function keepTyped(present, fresh) {
  for (const typed of present.querySelectorAll("[data-keep] :is(select, input, textarea):not([type=hidden])")) {
    const form = fresh.querySelector(`[data-keep="${typed.closest("[data-keep]").dataset.keep}"]`);
    const field = form && sameField(form, typed);
    if (field && (!field.options || [...field.options].some((option) => option.value === typed.value))) {
      field.value = typed.value;
    }
  }
}

// Parts beside the one that changes, where a form that is being filled in stands between them. One with a version stays
// while that is the same; a form that is no longer offered goes, unless something is typed in it; so does a sentence
// about a form that is gone.
function showBeside(page) {
  for (const also of document.querySelectorAll("[data-refresh-also]")) {
    const now = page.getElementById(also.id);
    if (!now || (also.dataset.version !== undefined && also.dataset.version === now.dataset.version)) continue;
    keepTyped(also, now);
    for (const open of also.querySelectorAll("details[open][id]")) {
      const same = now.querySelector(`#${open.id}`);
      if (same) same.open = true;
    }
    also.replaceWith(document.adoptNode(now));
  }
  for (const offered of document.querySelectorAll("[data-while-offered]")) {
    const typed = [...offered.querySelectorAll("textarea, input:not([type=hidden])")].some((field) => field.value);
    if (!page.getElementById(offered.id) && !typed) offered.remove();
  }
  for (const about of document.querySelectorAll("[data-about]")) {
    if (!page.querySelector(`[data-keep="${about.dataset.about}"]`)) about.remove();
  }
}

// A page without a part of its own that changes has at least its tabs, what is on and the way to the next round.
function showFresh(page) {
  const fresh = page.querySelector("[data-refresh]");
  const bar = page.querySelector("[data-live]");
  const present = document.querySelector("[data-refresh]"); // another answer may have replaced it meanwhile
  if ((present && !fresh) || (!present && !bar)) return;
  const focused = focusedPlace();
  if (present) {
    keepTyped(present, fresh);
    present.replaceWith(document.adoptNode(fresh));
    if (window.htmx) htmx.process(fresh); // the hall's screen sends nothing
  }
  showBeside(page);
  const margin = present && document.querySelector(".margin");
  if (margin && !margin.contains(document.activeElement)) {
    margin.replaceChildren(...document.adoptNode(page.querySelector(".margin")).childNodes);
  }
  const links = page.querySelectorAll(".thumb a:not([data-mine])"); // whoever looks follows to the round that is on
  for (const [index, link] of document.querySelectorAll(".thumb a:not([data-mine])").entries()) {
    if (links[index]) link.replaceWith(document.adoptNode(links[index]));
  }
  const takenBack = document.getElementById("taken-back");
  if (takenBack) takenBack.replaceChildren(...page.getElementById("taken-back").children);
  const done = document.querySelector("[data-done]"); // what cannot be undone any more is offered no more
  if (done && !page.querySelector("[data-done]")) done.remove();
  if (bar) document.querySelector("[data-live]").replaceChildren(...document.adoptNode(bar).childNodes);
  if (document.activeElement === document.body) focusAgain(focused);
  document.dispatchEvent(new CustomEvent("tabellone:fresh", { detail: [] }));
}

// A few parts of the page as they are now; who came back after a pause fetches the whole.
function replaceParts(parts) {
  for (const [name, text] of Object.entries(parts)) {
    const present = document.querySelector(`[data-part="${name}"]`);
    if (!present) {
      refresh();
      return;
    }
    const fresh = document.createElement("template");
    fresh.innerHTML = text;
    present.replaceWith(fresh.content);
  }
  document.dispatchEvent(new CustomEvent("tabellone:fresh", { detail: Object.keys(parts) }));
}

function roundShown() {
  const mine = document.querySelector("[data-round]");
  return mine && mine.dataset.round;
}

// A hall of phones does not fetch in the same second: each waits its share of the spread. Whoever is refused a
// connection fetches the page every few seconds, and asks again.
let signals = null;
let seen = null;

function follow() {
  const bar = document.querySelector("[data-live]");
  if (!bar || document.hidden) return;
  if (signals) signals.close();
  seen = seen || bar.dataset.seen;
  const address = new URL(bar.dataset.live, location.href);
  address.searchParams.set("seen", seen);
  address.searchParams.set("page", location.pathname + location.search);
  const opened = new EventSource(address);
  signals = opened;
  opened.addEventListener("open", answersAgain);
  opened.addEventListener("changed", (event) => {
    seen = event.lastEventId;
    refreshIn(Math.random() * JSON.parse(event.data).spread * 1000);
  });
  opened.addEventListener("taken_back", (event) => {
    seen = event.lastEventId;
    sayTakenBack(JSON.parse(event.data).round);
  });
  opened.addEventListener("parts", (event) => {
    seen = event.lastEventId;
    const parts = JSON.parse(event.data);
    const round = roundShown();
    // A player is sent all of his, whatever is still to be fetched; what only he sees, and the board above, is not.
    if (!coming || document.querySelector("[data-me]")) replaceParts(parts);
    if (roundShown() !== round || document.querySelector("[data-own]")) refreshIn(1000 + Math.random() * 4000);
  });
  opened.addEventListener("out", () => location.reload()); // whoever is let in no more is told why
  opened.addEventListener("error", () => {
    if (opened.readyState !== EventSource.CLOSED) return;
    setTimeout(
      () => {
        if (signals !== opened) return;
        refresh();
        follow();
      },
      5000 + Math.random() * 5000,
    );
  });
}

// A browser has six connections to a place: a tab that nobody sees gives its own back. Neither does a connection always
// show that it has died while the phone slept: whoever wakes asks anew, from what was last seen on.
function wake() {
  if (!document.hidden) follow();
  else if (signals) signals.close();
}

window.addEventListener("online", wake);
document.addEventListener("visibilitychange", wake);

/* When a page has opened */

document.addEventListener("DOMContentLoaded", () => {
  follow();
  const tab = document.querySelector(".tabs [aria-current]");
  if (tab) tab.scrollIntoView({ inline: "center", block: "nearest" });
  const board = awaited();
  if (board && document.activeElement === document.body) board.focus({ preventScroll: true });
});
