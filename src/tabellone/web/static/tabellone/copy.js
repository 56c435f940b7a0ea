// Pages without a site behind them: printing, the rounds there are, and the language of the first page.
"use strict";

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-print]")) window.print();
});

// The rounds are in a file of their own, so that the pages of the first do not change with the last.
function showRounds(board, rounds) {
  const flaps = [];
  for (let number = 1; number <= Math.max(rounds.shown, Math.min(rounds.announced, 13)); number += 1) {
    const shown = number <= rounds.shown;
    const flap = document.createElement(shown ? "a" : "span");
    flap.textContent = number;
    if (shown) {
      flap.href = `round-${number}.html`;
      flap.setAttribute("aria-label", `${board.dataset.rounds} ${number}`);
    }
    if (number === rounds.shown) flap.className = "now";
    if (String(number) === board.dataset.here) flap.setAttribute("aria-current", "page");
    flaps.push(flap);
  }
  board.querySelector("a").replaceWith(...flaps);
}

document.addEventListener("DOMContentLoaded", () => {
  const board = document.querySelector("[data-rounds]");
  if (board && window.tabelloneRounds) showRounds(board, window.tabelloneRounds);
  if (document.body.dataset.entrance !== undefined) {
    location.replace(navigator.language.startsWith("it") ? "it/index.html" : "en/index.html");
  }
});
