// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { writeYear } from './year.ts';

it('[F3] the copyright shows the current year, not the one of the build', () => {
  document.body.innerHTML = '<p>© 2006–<span data-year>2026</span> Larkfield</p>';
  writeYear(document, new Date(2031, 0, 1));
  expect(document.body.textContent).toBe('© 2006–2031 Larkfield');
});
