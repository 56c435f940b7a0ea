// The captain's form: the total of the ratings as they are chosen, also in the form of another round.
"use strict";

function addUp() {
  const form = document.getElementById("line-up");
  if (!form) return; // nothing to hand in now
  const chosen = [...form.querySelectorAll("option:checked")];
  const total = chosen.reduce((sum, option) => sum + Number(option.dataset.rating || 0), 0);
  form.querySelector("[data-total]").textContent = total;
}

document.addEventListener("change", addUp);
document.addEventListener("tabellone:fresh", addUp);
addUp();
