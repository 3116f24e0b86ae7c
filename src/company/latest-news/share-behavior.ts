import { copyText } from '../../elements/copy-text/copy-text.ts';

/**
 * A share link is the permalink of its item. This script also shares the URL: with the share sheet of a
 * touch device, otherwise by copying it to the clipboard with a short confirmation.
 */
const touched = matchMedia('(pointer: coarse)').matches && 'share' in navigator;

async function pass(link: HTMLAnchorElement): Promise<void> {
  if (touched) {
    // Canceling the share sheet rejects the promise.
    await navigator.share({ url: link.href }).catch(() => undefined);
    return;
  }
  const message = link.dataset['copiedMessage'];
  const words = link.firstChild;
  if (!message || !words || !(await copyText(link.href))) return;
  const before = words.textContent;
  if (before === message) return;
  words.textContent = message;
  const status = document.querySelector('[data-share-status]');
  if (status) status.textContent = message;
  setTimeout(() => {
    words.textContent = before;
    if (status) status.textContent = '';
  }, 2500);
}

document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-share]');
  if (link) void pass(link);
});
