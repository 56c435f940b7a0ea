// The hall's screen: pages that turn, clocks that go on, and flaps that turn when their figure changes.
"use strict";

const CORRECTED_EVERY = 10 * 60 * 1000;
const TICK = 250;

let ahead = 0; // milliseconds by which the program's clock is ahead of this screen's
let address = "";
let corrected = -Infinity;
let shown = "";
let turned = 0;
const rounds = new Map();

/* The time, which is the program's, so that two screens agree */

function now() {
  return Date.now() + ahead;
}

function correct() {
  corrected = performance.now();
  const asked = Date.now();
  fetch(document.body.dataset.now, { cache: "no-store" })
    .then((answer) => (answer.ok ? answer.json() : null))
    .then((here) => {
      if (!here) return;
      ahead = here.now - (asked + Date.now()) / 2;
      address = here.address;
      showAddress();
    })
    .catch(() => {});
}

function showAddress() {
  for (const place of document.querySelectorAll("[data-address]")) place.textContent = address;
}

function twoDigits(number) {
  return String(number).padStart(2, "0");
}

function timeShown() {
  const moment = new Date(now());
  return `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

function leftShown(wall) {
  const ends = Number(wall.dataset.ends);
  const left = ends ? Math.max(0, Math.ceil(ends - now() / 1000)) : Number(wall.dataset.left);
  return `${twoDigits(Math.floor(left / 60))}:${twoDigits(left % 60)}`;
}

// A flap for every figure; only those that change turn.
function showFigures(clock, text) {
  if (clock.dataset.shown === text) return;
  const first = clock.dataset.shown === undefined;
  clock.dataset.shown = text;
  while (clock.children.length > text.length) clock.lastElementChild.remove();
  while (clock.children.length < text.length) clock.append(document.createElement("b"));
  [...text].forEach((figure, index) => {
    const flap = clock.children[index];
    if (flap.textContent === figure) return;
    flap.className = figure === ":" ? "" : "flap";
    flap.textContent = figure;
    if (!first) turn(flap);
  });
}

function turn(flap) {
  flap.classList.remove("changed");
  void flap.offsetWidth; // else the browser does not see that it was taken away
  flap.classList.add("changed");
}

/* Pages */

function slides() {
  return [...document.querySelectorAll("[data-slide]")];
}

function show(slide) {
  for (const other of slides()) other.hidden = other !== slide;
  for (const article of document.querySelectorAll("[data-show]")) {
    article.hidden = !article.contains(slide);
    article.dataset.view = slide.dataset.view;
  }
  const article = slide.closest("[data-show]");
  article.querySelector("[data-title]").textContent = slide.dataset.name;
  const foot = article.querySelector("[data-foot]");
  foot.textContent = foot.dataset.foot || slide.dataset.caption;
  const alike = slides().filter((one) => one.dataset.view === slide.dataset.view && article.contains(one));
  const page = article.querySelector("[data-page]");
  page.textContent = alike.length > 1 ? `${alike.indexOf(slide) + 1}/${alike.length}` : "";
  shown = slide.dataset.slide;
}

function showNext() {
  const all = slides();
  if (!all.length) return;
  const index = all.findIndex((slide) => slide.dataset.slide === shown);
  turned = performance.now();
  show(all[(index + 1) % all.length]);
}

// A new round shows at once; else the page that was shown stays, if it is still there.
function showAgain() {
  const all = slides();
  if (!all.length) return;
  let wanted = all.find((slide) => slide.dataset.slide === shown);
  for (const article of document.querySelectorAll("[data-show]")) {
    const before = rounds.get(article.dataset.show);
    rounds.set(article.dataset.show, article.dataset.round);
    if (before !== undefined && before !== article.dataset.round) wanted = article.querySelector("[data-slide]");
  }
  if (!wanted || wanted.dataset.slide !== shown) turned = performance.now();
  show(wanted || all[0]);
  showAddress();
  tick();
}

function tick() {
  const wall = document.querySelector("[data-refresh]");
  if (!wall) return;
  const figures = { time: timeShown(), left: leftShown(wall) };
  for (const clock of document.querySelectorAll("[data-clock]")) showFigures(clock, figures[clock.dataset.clock]);
  wall.classList.toggle("over", figures.left === "00:00" && Number(wall.dataset.ends) > 0);
  if (performance.now() - turned >= Number(wall.dataset.seconds) * 1000) showNext();
  if (performance.now() - corrected >= CORRECTED_EVERY) correct();
}

document.addEventListener("tabellone:fresh", (event) => {
  for (const name of event.detail) {
    const result = document.querySelector(`[data-part="${name}"] strong`);
    if (result) turn(result);
  }
  showAgain();
});

document.addEventListener("DOMContentLoaded", () => {
  showAgain();
  setInterval(tick, TICK);
});
