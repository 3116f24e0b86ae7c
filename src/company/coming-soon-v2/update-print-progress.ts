/* Marks the sheets that are printed by now, and replaces the text accordingly. */
const all = document.querySelectorAll<HTMLElement>('[data-press-at]');
const count = document.querySelector('[data-press-count]');

function mark(): void {
  // A timer of more than 24 days would run at once.
  let wait = 1e9;
  for (const element of all) {
    const { pressAt = '', text } = element.dataset;
    const left = Date.parse(pressAt) - Date.now();
    element.toggleAttribute('data-complete', left <= 0);
    if (left > 0) wait = Math.min(wait, left);
    else if (count && text) count.textContent = text;
  }
  setTimeout(mark, wait);
}
mark();

// A module, so that its names are its own.
export {};
