/* Marks the sheets that are printed by now, and replaces the text accordingly. */
const timedElements = document.querySelectorAll<HTMLElement>('[data-press-at]');
const progressText = document.querySelector('[data-press-count]');

function updateProgress(): void {
  // About 11.6 days: `setTimeout` with more than 24.8 days would fire immediately.
  let delay = 1e9;
  for (const element of timedElements) {
    const { pressAt = '', text } = element.dataset;
    const remainingTime = Date.parse(pressAt) - Date.now();
    element.toggleAttribute('data-complete', remainingTime <= 0);
    if (remainingTime > 0) delay = Math.min(delay, remainingTime);
    else if (progressText && text) progressText.textContent = text;
  }
  setTimeout(updateProgress, delay);
}
updateProgress();

// Makes the file a module with its own scope.
export {};
