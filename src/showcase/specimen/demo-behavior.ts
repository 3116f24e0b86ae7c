/*
 * Script of all demo pages: copy buttons, commands with the origin of the development server, and a
 * bar that stays open for the session. Delegated: a page with nine specimens has one listener.
 */
import { copyText } from '../../elements/copy-text/copy-text.ts';
import { showOwnOrigin } from './own-origin.ts';

// Built pages keep the URL of the site, wherever they are shown.
if (import.meta.env.DEV) showOwnOrigin(document, location);

const announcer = document.querySelector<HTMLElement>('[data-copy-status]');

/** Selects the text, for the copy shortcut, where there is no access to the clipboard. */
function selectText(element: Element): void {
  const selection = getSelection();
  selection?.selectAllChildren(element);
}

async function copyTarget(button: HTMLElement): Promise<void> {
  const target = document.getElementById(button.dataset['copy'] ?? '');
  if (!target) return;
  const isCopied = await copyText(target.textContent.trim());
  if (!isCopied) selectText(target);
  const message = announcer?.dataset[isCopied ? 'copiedMessage' : 'failedMessage'] ?? '';
  if (announcer) announcer.textContent = message;
  const label = button.querySelector('[data-copy-label]');
  const previousLabel = label?.textContent ?? '';
  if (!label || previousLabel === message) return;
  label.textContent = message;
  setTimeout(() => {
    label.textContent = previousLabel;
    if (announcer) announcer.textContent = '';
  }, 2000);
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element && event.target.closest('[data-copy]');
  if (button instanceof HTMLElement) copyTarget(button);
});

const bar = document.querySelector<HTMLDetailsElement>('[data-demo-bar]');
bar?.addEventListener('toggle', () => {
  try {
    if (bar.open) sessionStorage.setItem('demo-bar', 'open');
    else sessionStorage.removeItem('demo-bar');
  } catch {
    // Storage is blocked: the bar is closed on the next page.
  }
});
