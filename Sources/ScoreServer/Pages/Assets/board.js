// Keeps an open board up to date: asks for the page again every few seconds while it is visible, and
// puts in what has changed. Without this script a reload does the same.
"use strict";

(() => {
  const main = document.getElementById("main");
  const news = document.getElementById("news");
  const pause = Number(main.dataset.refresh) * 1000;
  const longestPause = 60000;
  let wait = pause;
  let timer = 0;
  let etag = "";
  let isAsking = false;
  /** What the server last sent of each part that changes. */
  const shown = new Map(
    [...document.querySelectorAll("[data-live]")].map((part) => [part.id, part.innerHTML]));

  /** The players of a page with their rows, in the order of the board. */
  function rows(page) {
    const found = new Map();
    for (const row of page.querySelectorAll("#board tbody tr")) {
      found.set(row.querySelector(".name").textContent, row);
    }
    return found;
  }

  /** What a listener should hear about a change: names and ranks, in one sentence. */
  function sentence(before, after) {
    const changed = [...after].filter(([name, row]) => {
      const old = before.get(name);
      return !old || old.querySelector(".score").textContent !== row.querySelector(".score").textContent;
    });
    for (const [, row] of changed) row.classList.add("new");
    if (changed.length === 1) {
      const [name, row] = changed[0];
      const text = (part) => row.querySelector(part).textContent;
      return `${name} is now at rank ${text(".rank")} with ${text(".score")}.`;
    }
    return changed.length > 1 ? `${changed.length} new results.` : "The board has changed.";
  }

  /** Puts in the parts of a newer page that differ, and keeps the keyboard where it was. */
  function show(page) {
    const changed = [...shown].filter(([id, html]) => page.getElementById(id).innerHTML !== html);
    if (changed.length === 0) return;
    const focused = document.activeElement?.getAttribute("href");
    for (const [id] of changed) shown.set(id, page.getElementById(id).innerHTML);
    const told = sentence(rows(document), rows(page));
    for (const [id] of changed) {
      document.getElementById(id).replaceWith(document.adoptNode(page.getElementById(id)));
    }
    document.title = page.title;
    if (focused && document.activeElement === document.body) {
      document.querySelector(`main a[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    }
    news.textContent = told;
  }

  async function refresh() {
    if (isAsking || document.hidden) return;
    isAsking = true;
    try {
      const headers = { Accept: "text/html" };
      if (etag) headers["If-None-Match"] = etag;
      const answer = await fetch(location.href, { headers, cache: "no-store", credentials: "omit" });
      if (answer.status === 200) {
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        show(page);
        etag = answer.headers.get("ETag") ?? "";
        wait = page.getElementById("main").dataset.refresh ? pause : 0;
      } else if (answer.status === 304) {
        wait = pause;
      } else {
        wait = Math.min(wait * 2, longestPause);
      }
    } catch {
      wait = Math.min(wait * 2, longestPause);
    }
    isAsking = false;
    plan();
  }

  /** Plans the next look; none in a tab that nobody sees, nor once the board is closed. */
  function plan() {
    clearTimeout(timer);
    if (wait > 0 && !document.hidden) timer = setTimeout(refresh, wait);
  }

  document.addEventListener("visibilitychange", () => {
    if (document.hidden) clearTimeout(timer);
    else if (wait > 0) refresh();
  });
  plan();
})();
