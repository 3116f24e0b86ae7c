import './print-alone.css';

/** Prints the sheet (`data-sheet`) that something stands on, and nothing else of the page's main part. */
export function printAlone(inside: Element): void {
  const sheet = inside.closest<HTMLElement>('[data-sheet]');
  if (sheet) {
    sheet.dataset['printed'] = '';
    addEventListener('afterprint', () => delete sheet.dataset['printed'], { once: true });
  }
  print();
}
