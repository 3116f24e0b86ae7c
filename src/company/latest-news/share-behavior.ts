import { copyText } from '../../elements/copy-text/copy-text.ts';

/**
 * A share link leads to its item by itself. This script also shares the address: with the share sheet of a
 * touch device, with the clipboard otherwise, and confirms it in place for a moment.
 */
const touched = matchMedia('(pointer: coarse)').matches && 'share' in navigator;

async function pass(link: HTMLAnchorElement): Promise<void> {
  if (touched) {
    // Closing the share sheet rejects the promise, which is no error.
    await navigator.share({ url: link.href }).catch(() => undefined);
    return;
  }
  const said = link.dataset['copiedMessage'];
  const words = link.firstChild;
  if (!said || !words || !(await copyText(link.href))) return;
  const before = words.textContent;
  if (before === said) return;
  words.textContent = said;
  const status = document.querySelector('[data-share-status]');
  if (status) status.textContent = said;
  setTimeout(() => {
    words.textContent = before;
    if (status) status.textContent = '';
  }, 2500);
}

document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-share]');
  if (link) void pass(link);
});
