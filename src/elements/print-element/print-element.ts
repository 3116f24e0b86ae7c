import './print-element.global.css';

/**
 * Prints the `[data-print-sheet]` element around `inside`, and nothing else of the page's main part. The
 * sheet has `data-printing` while it prints.
 */
export function printElement(inside: Element): void {
  const sheet = inside.closest<HTMLElement>('[data-print-sheet]');
  if (sheet) {
    sheet.dataset['printing'] = '';
    addEventListener('afterprint', () => delete sheet.dataset['printing'], { once: true });
  }
  print();
}
