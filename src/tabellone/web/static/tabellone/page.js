// Results by keyboard, forms that send themselves, and pages that follow the tournament.
"use strict";

const KEYS = { "1": "1-0", "0": "0-1", "=": "1/2", "5": "1/2", "x": "1/2" };

function neighbour(row, step) {
  const rows = [...document.querySelectorAll("tr.board[data-url]")];
  return rows[rows.indexOf(row) + step];
}

function send(row, result) {
  const form = row.querySelector("form");
  const values = { result, seen: form.elements.seen.value };
  htmx.ajax("POST", row.dataset.url, { target: "#" + row.id, swap: "outerHTML", values });
}

document.addEventListener("keydown", (event) => {
  const row = event.target.closest && event.target.closest("tr.board[data-url]");
  if (!row || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("select")) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    const next = neighbour(row, step);
    if (next) next.focus();
    event.preventDefault();
  } else if (KEYS[event.key] && event.target === row) {
    const next = neighbour(row, 1);
    send(row, KEYS[event.key]);
    if (next) next.focus();
    event.preventDefault();
  }
});

document.addEventListener("change", (event) => {
  if (event.target.matches("[data-submit]")) event.target.form.requestSubmit();
  if (event.target.matches("[data-rare]") && event.target.value) send(event.target.closest("tr.board"), event.target.value);
});

// A refusal is shown where everybody looks; the line keeps what it had.
document.addEventListener("htmx:responseError", (event) => {
  const box = document.getElementById("messages");
  const line = document.createElement("p");
  line.className = "message error";
  line.textContent = event.detail.xhr.responseText.slice(0, 300);
  box.replaceChildren(line);
});

// One connection a page; when something has changed the page's own part is fetched again, unless somebody is typing in it.
function follow() {
  const bar = document.querySelector("[data-live]");
  if (!bar) return;
  const refresh = () => {
    const part = document.querySelector("[data-refresh]");
    if (!part || part.querySelector("details[open]")) return;
    const focused = document.activeElement && document.activeElement.id;
    fetch(location.href, { headers: { "X-Requested-With": "refresh" } }).then((answer) => answer.text()).then((text) => {
      const page = new DOMParser().parseFromString(text, "text/html");
      const fresh = page.querySelector("[data-refresh]");
      const freshBar = page.querySelector("[data-live]");
      if (!fresh) return;
      part.replaceWith(document.adoptNode(fresh));
      if (freshBar) bar.replaceChildren(...document.adoptNode(freshBar).childNodes);
      htmx.process(fresh);
      if (focused && document.getElementById(focused)) document.getElementById(focused).focus();
    });
  };
  if (window.EventSource) {
    new EventSource(bar.dataset.live + "?seen=" + bar.dataset.seen).addEventListener("changed", refresh);
  } else {
    setInterval(refresh, 5000);
  }
}
document.addEventListener("DOMContentLoaded", follow);
