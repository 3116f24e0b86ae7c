import './print-element.global.css';

/**
 * Prints the `[data-print-sheet]` ancestor of an element, and nothing else of the page's main part. The
 * sheet has `data-printing` while it prints.
 */
export function printElement(element: Element): void {
  const sheet = element.closest<HTMLElement>('[data-print-sheet]');
  if (sheet) {
    sheet.dataset['printing'] = '';
    addEventListener('afterprint', () => delete sheet.dataset['printing'], { once: true });
  }
  print();
}
