import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../content/menu-item.ts';
import { fitMenu, nameWidth, textWidth } from './menu-fit.ts';

const titles = [
  'Home',
  'About Us',
  'Careers',
  'CaseStudy',
  'Services',
  'Contact us',
  'Journal',
  'Shop',
];
const menu = (count: number): MenuItem[] =>
  titles.slice(0, count).map((title) => ({ title, link: `/${title}` }));
const fit = (count: number, brand = 10, more: Partial<Parameters<typeof fitMenu>[0]> = {}) => {
  const { shownFrom, tight } = fitMenu({
    ...{ arrangement: 'row', menu: menu(count), brand, buttons: 2 },
    ...more,
  });
  return tight ? `${shownFrom}, tight` : shownFrom;
};

describe('the width of a text', () => {
  it('is that of its letters, and grows with the font', () => {
    expect(textWidth('WWW')).toBeGreaterThan(3 * textWidth('i'));
    expect(textWidth('Contact us', 1.2)).toBeCloseTo(1.2 * textWidth('Contact us'));
    expect(textWidth('会社')).toBeGreaterThan(textWidth('ab'));
  });

  it('of a name that wraps is limited', () => {
    expect(nameWidth('Hollingsworth Brothers & Vance')).toBe(nameWidth('a'.repeat(90)));
  });
});

describe('the menu shows in the bar', () => {
  it('from 992 px on with the six entries of the specification and a short name', () => {
    expect(fit(6)).toBe('lg');
  });

  it('with its entries close together, then later, as there is more in the bar', () => {
    expect(fit(6, 14)).toBe('lg, tight');
    expect(fit(8)).toBe('xl');
    expect(fit(8, 13)).toBe('xl, tight');
    expect(fit(8, 16)).toBe('full, tight');
    expect(fit(8, 30)).toBe('never');
    expect(fit(6, 10, { buttons: 3 })).toBe('lg, tight');
    expect(fit(6, 10, { letterWidth: 1.3 })).toBe('xl');
  });

  it('later where the name is in the middle, with as much room on both sides', () => {
    expect(fit(4, 10, { arrangement: 'center-logo' })).toBe('lg');
    expect(fit(6, 10, { arrangement: 'center-logo' })).toBe('xl, tight');
    expect(fit(8, 16, { arrangement: 'center-logo' })).toBe('never');
  });

  it('whatever the name, where that has a line of its own', () => {
    expect(fit(6, 60, { arrangement: 'top-logo' })).toBe('lg');
  });

  it('always in a column beside the page', () => {
    expect(fit(8, 60, { arrangement: 'left-classic' })).toBe('lg');
  });
});
