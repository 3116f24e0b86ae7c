/* Marks what is off the press by now, and says how much that is. */
import { numberWord, printedSoFar } from './printed-so-far.ts';

const longest = 2_147_483_647;
const all = [...document.querySelectorAll<HTMLElement>('[data-press-at]')];
const momentOf = (element: HTMLElement) => Date.parse(element.dataset['pressAt'] ?? '');
const sheets = all.filter((element) => element.matches('[data-sheet-day]'));
const count = document.querySelector<HTMLElement>('[data-press-count]');

function mark(): void {
  const now = Date.now();
  for (const element of all) element.toggleAttribute('data-off-press', momentOf(element) <= now);
  const { done, next } = printedSoFar(sheets.map(momentOf), now);
  if (count) {
    const coming = sheets[next]?.dataset['sheetDay'];
    count.textContent = coming
      ? `${numberWord(done * 2)} of twenty are printed. The next sheet comes off on ${coming}.`
      : 'All twenty are printed.';
  }
  const later = all.map(momentOf).filter((moment) => moment > now);
  if (later.length > 0) setTimeout(mark, Math.min(longest, Math.min(...later) - now));
}
mark();
