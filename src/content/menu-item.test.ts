import { describe, expect, it } from 'vitest';
import { holdsActive, isActive, menuOn, standsFor } from './menu-item.ts';

const services = {
  title: 'Services',
  pages: ['/page/our-services', '/page/CloudMigration'],
  dropdown: [
    { title: 'Web', link: '/page/web-dev' },
    { title: 'Ecommerce', link: '/page/Ecommerce' },
  ],
};
const mainMenu = [
  { title: 'Home', link: '/' },
  { title: 'About Us', link: '/page/about-us', pages: ['/page/our-team', '/page/who-we-are'] },
  { title: 'Careers', link: '/page/career' },
  { title: 'CaseStudy', link: '/page/CaseStudy' },
  services,
  { title: 'Contact us', link: '/page/contact-us', pages: ['/page/contact-simple'] },
];

const activeAt = (path: string) =>
  mainMenu.filter((item) => isActive(item, path)).map((item) => item.title);

describe('[H2] the active item', () => {
  it.each([
    ['/', 'Home'],
    ['/page/about-us', 'About Us'],
    ['/page/career/', 'Careers'],
    ['/page/caseStudy', 'CaseStudy'],
    ['/page/CaseStudy.html?from=mail#cost', 'CaseStudy'],
    ['/page/contact-us', 'Contact us'],
  ])('at %s is %s', (path, title) => {
    expect(activeAt(path)).toEqual([title]);
  });

  it('is none if the page is not in the menu', () => {
    expect(activeAt('/privacy')).toEqual([]);
    expect(activeAt('/page/career-advice')).toEqual([]);
  });

  it('marks Services on each of its pages', () => {
    expect(holdsActive(services, '/page/Ecommerce')).toBe(true);
    expect(holdsActive(services, '/page/career')).toBe(false);
  });

  it.each([
    ['/page/our-team', 'About Us'],
    ['/page/who-we-are/', 'About Us'],
    ['/page/our-services', 'Services'],
    ['/page/cloudmigration', 'Services'],
    ['/page/contact-simple', 'Contact us'],
  ])('at %s, which is not in the menu, is %s', (path, title) => {
    expect(activeAt(path)).toEqual([]);
    expect(mainMenu.filter((item) => standsFor(item, path)).map((item) => item.title)).toEqual([
      title,
    ]);
  });

  it('marks a group for the pages that belong to it or to one of its entries', () => {
    const team = { title: 'Team', link: '/team', pages: ['/people'] };
    const group = { title: 'Company', pages: ['/press'], dropdown: [team] };
    for (const path of ['/press', '/team', '/people']) expect(holdsActive(group, path)).toBe(true);
    expect(holdsActive(group, '/prices')).toBe(false);
    expect(menuOn('/people', [group])).toEqual([{ title: 'Company', dropdown: [team] }]);
    expect(menuOn('/press', [group])).toEqual([
      { title: 'Company', pages: ['/press'], dropdown: [{ title: 'Team', link: '/team' }] },
    ]);
  });

  it('is the section in view if the menu links to sections', () => {
    const item = { title: 'Prices', link: '#prices' };
    expect(isActive(item, '/headers/one-page-navigation#prices')).toBe(true);
    expect(isActive(item, '/headers/one-page-navigation#people')).toBe(false);
    expect(isActive(item, '/headers/one-page-navigation')).toBe(false);
  });

  it('finds the page in a mega menu', () => {
    const item = {
      title: 'Elements',
      megamenu: [{ title: 'A', items: [{ title: 'Tabs', link: '/elements/tab' }] }],
    };
    expect(holdsActive(item, '/elements/tab')).toBe(true);
  });
});
