// A page in a frame looks as the page around it asks: ?theme=light or ?theme=dark, else as the reader's system.
// Where there is a server it is fetched anew every minute, as long as it is looked at.
"use strict";

const A_MINUTE = 60_000;
const theme = new URLSearchParams(location.search).get("theme");
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;

if ("live" in document.currentScript.dataset) {
  setInterval(() => {
    if (!document.hidden) location.reload();
  }, A_MINUTE);
}
