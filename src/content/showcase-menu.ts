import { isLinkIncluded } from '../page-meta/included-links.ts';
import type { PageGroup } from '../page-meta/page-meta.ts';
import { pages } from '../page-meta/pages.ts';
import { mainMenu } from './menu.ts';
import type { MenuGroup, MenuItem } from './menu-item.ts';

/** Columns of the mega menu: groups of pages. */
const columns: readonly { title: string; group: PageGroup }[] = [
  { title: 'Homes', group: 'home' },
  { title: 'Headers', group: 'header' },
  { title: 'Footers', group: 'footer' },
  { title: 'Elements', group: 'element' },
  { title: 'Modals', group: 'modal' },
  { title: 'Portfolio', group: 'portfolio' },
  { title: 'Blog lists', group: 'blog-listing' },
  { title: 'Posts', group: 'blog-post' },
  { title: 'Page titles', group: 'page-title' },
  { title: 'Shop', group: 'shop' },
];
const showcase = { title: 'Showcase', link: '/showcase' };
const maxColumns = 4;
const maxEntries = 6;

/** Returns the column of a group with its first pages; none if the group has no pages. */
function columnOf({ title, group }: (typeof columns)[number]): MenuGroup[] {
  const items = pages
    .filter((page) => page.group === group)
    .slice(0, maxEntries)
    .map((page) => ({ title: page.title, link: page.path }));
  return items.length > 0 ? [{ title, items }] : [];
}

/**
 * Returns entries of the main menu that link to `path`, whatever the owner calls them; none if they
 * were removed.
 */
const entriesLinkingTo = (path: string): MenuItem[] => mainMenu.filter(({ link }) => link === path);
const dropdownEntries: MenuItem[] = mainMenu.filter(({ dropdown }) => dropdown);

const openPositions: MenuItem[] = [
  ...entriesLinkingTo('/page/career'),
  ...pages.filter(({ group }) => group === 'job').map(({ title, path }) => ({ title, link: path })),
];

/**
 * Menu of the showcase: a mega menu of its groups, and a nested dropdown. Generated from the list
 * of pages, so that it never links to a missing page.
 */
export const showcaseMenu: MenuItem[] = [
  ...entriesLinkingTo('/'),
  ...(isLinkIncluded(showcase)
    ? [{ ...showcase, megamenu: columns.flatMap(columnOf).slice(0, maxColumns) }]
    : []),
  {
    title: 'Company',
    dropdown: [
      ...entriesLinkingTo('/page/about-us'),
      ...dropdownEntries,
      { title: 'Open positions', dropdown: openPositions },
      ...entriesLinkingTo('/page/CaseStudy'),
    ],
  },
  ...entriesLinkingTo('/page/contact-us'),
];
