import { filterInAddress, showAllKey, showOnly } from './show-only.ts';

/*
 * Inline script, run while the page is parsed: the list is `loading` until its layout is complete,
 * one second after its creation at the latest (specification, sections 4 and 9). If the address
 * contains a filter, other projects are hidden before the first paint.
 */
const list = document.querySelector<HTMLElement>('[data-filter-list]');
const bar = document.querySelector('[data-filter-bar]');
if (list && bar) {
  const buttons = [...bar.querySelectorAll<HTMLElement>('[data-key]')];
  const key = filterInAddress(buttons.map(({ dataset }) => dataset['key'] ?? ''));
  list.dataset['state'] = 'loading';
  if (key !== showAllKey) {
    showOnly(list, key);
    for (const button of buttons)
      button.setAttribute('aria-pressed', `${button.dataset['key'] === key}`);
    const status = bar.querySelector<HTMLElement>('[data-count-message]');
    const visibleCount = list.querySelectorAll('[data-categories]:not([hidden])').length;
    if (status)
      status.textContent =
        status.dataset['countMessage']?.replace('{count}', `${visibleCount}`) ?? '';
  }
  setTimeout(() => {
    list.dataset['state'] = 'arranged';
  }, 1000);
}
