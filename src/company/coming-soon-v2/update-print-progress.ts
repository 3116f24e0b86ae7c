/* Marks the sheets that are printed by now, and replaces the text accordingly. */
const all = document.querySelectorAll<HTMLElement>('[data-press-at]');
const count = document.querySelector('[data-press-count]');

function mark(): void {
  // `setTimeout` with more than 24.8 days would fire immediately.
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

// Makes the file a module with its own scope.
export {};
