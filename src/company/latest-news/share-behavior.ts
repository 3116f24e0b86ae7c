import { copyText } from '../../elements/copy-text/copy-text.ts';

/**
 * Share links of the news, each the permalink of its item. This script shares the URL by the share
 * sheet of a touch device, otherwise by copying it to the clipboard with a short confirmation.
 */
const hasShareSheet = matchMedia('(pointer: coarse)').matches && 'share' in navigator;

async function shareLink(link: HTMLAnchorElement): Promise<void> {
  if (hasShareSheet) {
    // Canceling the share sheet rejects the promise.
    await navigator.share({ url: link.href }).catch(() => undefined);
    return;
  }
  const message = link.dataset['copiedMessage'];
  const label = link.firstChild;
  if (!message || !label || !(await copyText(link.href))) return;
  const originalText = label.textContent;
  if (originalText === message) return;
  label.textContent = message;
  const status = document.querySelector('[data-share-status]');
  if (status) status.textContent = message;
  setTimeout(() => {
    label.textContent = originalText;
    if (status) status.textContent = '';
  }, 2500);
}

document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-share]');
  if (link) void shareLink(link);
});
