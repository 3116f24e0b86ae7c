// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { showOwnOrigin } from './own-origin.ts';

const shownAt = (address: string) => {
  document.body.innerHTML =
    '<code>add <span data-site-origin>https://www.firm.example</span>/r/a.json</code>';
  showOwnOrigin(document, new URL(address));
  return document.querySelector('code')?.textContent;
};

it.each([
  'http://localhost:4321',
  'http://site.localhost:8080',
  'http://127.0.0.1:4321',
  'http://[::1]:4321',
])('commands name the machine that the site runs on: %s', (origin) => {
  expect(shownAt(`${origin}/elements/tab`)).toBe(`add ${origin}/r/a.json`);
});

it.each(['https://www.firm.example', 'https://preview.host.example', 'http://localhost.example'])(
  'elsewhere they are left as they are: %s',
  (origin) => {
    expect(shownAt(`${origin}/elements/tab`)).toBe('add https://www.firm.example/r/a.json');
  },
);
