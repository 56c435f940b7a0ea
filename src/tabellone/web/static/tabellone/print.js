// What the margin of every printed sheet says: the event and the page's title if it has one, and when it was printed.
"use strict";

// A browser that knows boxes in the margin of a sheet; the others print the lines on the sheet itself.
function knowsMargins() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("@page { @top-left { content: none } }");
  const [rule] = sheet.cssRules;
  return Boolean(rule && rule.cssRules && rule.cssRules.length);
}

// Text as a string of a style sheet.
function quoted(text) {
  return `"${text.replace(/\s+/g, " ").trim().replace(/["\\]/g, "\\$&")}"`;
}

function own(element) {
  return element ? element.textContent : "";
}

window.addEventListener("beforeprint", () => {
  const root = document.documentElement;
  const stamp = document.querySelector("[data-stamp]");
  if (!stamp) return;
  const now = new Date().toLocaleString(root.lang, { dateStyle: "long", timeStyle: "short" });
  stamp.textContent = `${stamp.dataset.stamp} ${now}`;
  const titles = document.querySelectorAll("main h1");
  // Several sheets have a title each: the first one's would be wrong on the others.
  const parts = [own(document.querySelector("[data-running]")), titles.length === 1 ? own(titles[0]) : ""];
  root.style.setProperty("--running", quoted(parts.filter((part) => part.trim()).join(" · ")));
  root.style.setProperty("--stamp", quoted(stamp.textContent));
  root.classList.toggle("in-margins", knowsMargins());
});
