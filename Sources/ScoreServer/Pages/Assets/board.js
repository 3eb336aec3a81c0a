// Keeps an open board up to date: fetches the page again every few seconds while it is visible, and
// replaces the parts that have changed. Without this script, reloading the page does the same.
"use strict";

(() => {
  const main = document.getElementById("main");
  const news = document.getElementById("news");
  const pause = Number(main.dataset.refresh) * 1000;
  const longestPause = 60000;
  let wait = pause;
  let timer = 0;
  let etag = "";
  let isFetching = false;
  /** The last version of each part that changes. */
  const shown = new Map(
    [...document.querySelectorAll("[data-live]")].map((part) => [part.id, part.innerHTML]));

  /** The rows of a page by player, in the order of the board. */
  function rows(page) {
    const found = new Map();
    for (const row of page.querySelectorAll("#board .board tbody tr")) {
      found.set(row.querySelector(".name").textContent, row);
    }
    return found;
  }

  /** One of the page's sentences with its placeholders filled. */
  function filled(template, values) {
    return template.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
  }

  /** The announcement of a change for screen readers, in one sentence. */
  function sentence(before, after) {
    const changed = [...after].filter(([name, row]) => {
      const old = before.get(name);
      return !old || old.querySelector(".points").textContent !== row.querySelector(".points").textContent;
    });
    for (const [, row] of changed) row.classList.add("new");
    if (changed.length === 1) {
      const [name, row] = changed[0];
      const text = (part) => row.querySelector(part).textContent;
      return filled(news.dataset.newResult, { name, rank: text(".rank"), score: text(".points") });
    }
    return changed.length > 1
      ? filled(news.dataset.newResults, { count: changed.length }) : news.dataset.changed;
  }

  /** Replaces the parts that differ from those of a newer page, and keeps the focus. */
  function show(page) {
    const changed = [...shown].filter(([id, html]) => page.getElementById(id).innerHTML !== html);
    if (changed.length === 0) return;
    const focused = document.activeElement?.getAttribute("href");
    for (const [id] of changed) shown.set(id, page.getElementById(id).innerHTML);
    const announcement = sentence(rows(document), rows(page));
    for (const [id] of changed) {
      document.getElementById(id).replaceWith(document.adoptNode(page.getElementById(id)));
    }
    document.title = page.title;
    if (focused && document.activeElement === document.body) {
      document.querySelector(`main a[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    }
    news.textContent = announcement;
  }

  async function refresh() {
    if (isFetching || document.hidden) return;
    isFetching = true;
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
    isFetching = false;
    schedule();
  }

  /** Schedules the next refresh, unless the tab is hidden or the board has closed. */
  function schedule() {
    clearTimeout(timer);
    if (wait > 0 && !document.hidden) timer = setTimeout(refresh, wait);
  }

  document.addEventListener("visibilitychange", () => {
    if (document.hidden) clearTimeout(timer);
    else if (wait > 0) refresh();
  });
  schedule();
})();
