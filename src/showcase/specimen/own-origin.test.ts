// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { showOwnOrigin } from './own-origin.ts';

it('commands name the server that answers them', () => {
  document.body.innerHTML =
    '<code>add <span data-site-origin>https://www.firm.example</span>/r/a.json</code>';
  showOwnOrigin(document, new URL('http://localhost:4321/elements/tab'));
  expect(document.querySelector('code')?.textContent).toBe('add http://localhost:4321/r/a.json');
});
