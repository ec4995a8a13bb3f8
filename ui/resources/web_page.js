// SPDX-License-Identifier: GPL-3.0-or-later
"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const tip = document.getElementById("tip");
const map = document.getElementById("map");
const chosen = document.getElementById("chosen");
const fields = document.getElementById("fields");

function cell(row, text, name) {
  const made = document.createElement(name || "td");
  made.textContent = text;
  row.append(made);
}

function tableOf(structure) {
  const table = document.createElement("table");
  const head = table.createTHead().insertRow();
  data.columns.forEach(heading => cell(head, heading, "th"));
  const body = table.createTBody();
  for (const [name, value, used] of structure.rows) {
    const row = body.insertRow();
    if (!used) row.className = "unused";
    cell(row, name);
    cell(row, value);
    cell(row, data.meanings[structure.table + "." + name] || "");
  }
  return table;
}

// A link to the page may end in "#" and the number of a part.
function hitOf(piece) { return map.querySelector('.hit[data-piece="' + Number(piece) + '"]'); }
function chooseLinked() {
  const hit = hitOf(location.hash.slice(1) || NaN);
  if (hit) choose(hit);
}

function choose(hit) {
  document.querySelectorAll(".hit.chosen").forEach(other => other.classList.remove("chosen"));
  hit.classList.add("chosen");
  const piece = data.pieces[hit.dataset.piece];
  chosen.innerHTML = piece.about;
  history.replaceState(null, "", "#" + hit.dataset.piece);
  fields.replaceChildren();
  const structure = data.structures[piece.structure];
  if (structure === undefined) {
    fields.textContent = piece.structure === -1 ? "" : data.withoutFields;
    return;
  }
  const title = document.createElement("h2");
  title.textContent = structure.title;
  fields.append(title);
  for (const line of structure.lines) {
    const made = document.createElement("div");
    made.textContent = line;
    fields.append(made);
  }
  fields.append(tableOf(structure));
}

function point(hit, x, y) {
  tip.innerHTML = data.pieces[hit.dataset.piece].about;
  tip.classList.add("shown");
  tip.style.left = Math.max(0, Math.min(x + 14, innerWidth - tip.offsetWidth - 8)) + "px";
  tip.style.top = (y + 18 + tip.offsetHeight > innerHeight ? Math.max(0, y - tip.offsetHeight - 12) : y + 18) + "px";
}

map.addEventListener("mousemove", event => {
  if (event.target.classList.contains("hit")) point(event.target, event.clientX, event.clientY);
  else tip.classList.remove("shown");
});
map.addEventListener("mouseleave", () => tip.classList.remove("shown"));
map.addEventListener("click", event => { if (event.target.classList.contains("hit")) choose(event.target); });
map.addEventListener("keydown", event => {
  const hit = event.target;
  if (!hit.classList.contains("hit")) return;
  if (event.key === "Enter" || event.key === " ") { event.preventDefault(); choose(hit); }
  const next = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const other = next && hitOf(Number(hit.dataset.piece) + next);
  if (other) { event.preventDefault(); hit.tabIndex = -1; other.tabIndex = 0; other.focus(); }
});
addEventListener("hashchange", chooseLinked);
chooseLinked();
