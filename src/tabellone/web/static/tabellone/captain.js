// The captain's form: the total of the ratings as they are chosen, and no form once the envelopes are open.
"use strict";

const form = document.getElementById("line-up");

function addUp() {
  const chosen = [...form.querySelectorAll("option:checked")];
  const total = chosen.reduce((sum, option) => sum + Number(option.dataset.rating || 0), 0);
  form.querySelector("[data-total]").textContent = total;
}

function closeWhenOpened() {
  form.hidden = document.querySelector("[data-closed]") !== null;
}

form.addEventListener("change", addUp);
new MutationObserver(closeWhenOpened).observe(form.parentElement, { childList: true });
addUp();
