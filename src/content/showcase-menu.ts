import type { PageGroup } from '../page-meta/page-meta.ts';
import { pages } from '../page-meta/pages.ts';
import { mainMenu } from './menu.ts';
import type { MenuGroup, MenuItem } from './menu-item.ts';

/** Columns of the mega menu, and how many pages each names before it points to the whole list. */
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
const mostColumns = 4;
const mostEntries = 6;

/** One column: the first pages of a group; nothing where the group has no page yet. */
function column({ title, group }: (typeof columns)[number]): MenuGroup[] {
  const items = pages
    .filter((page) => page.group === group)
    .slice(0, mostEntries)
    .map((page) => ({ title: page.title, link: page.path }));
  return items.length > 0 ? [{ title, items }] : [];
}

/** Entries of the main menu, whatever the owner calls them; none where they were taken out. */
const leadingTo = (path: string): MenuItem[] => mainMenu.filter(({ link }) => link === path);
const opening: MenuItem[] = mainMenu.filter(({ dropdown }) => dropdown);

const openPositions: MenuItem[] = [
  ...leadingTo('/page/career'),
  ...pages.filter(({ group }) => group === 'job').map(({ title, path }) => ({ title, link: path })),
];

/**
 * The menu of the showcase: a mega menu with its groups, and a dropdown inside a dropdown. Built
 * from the list of pages, so it never names a page that does not exist.
 */
export const showcaseMenu: MenuItem[] = [
  ...leadingTo('/'),
  {
    title: 'Showcase',
    link: '/showcase',
    megamenu: columns.flatMap(column).slice(0, mostColumns),
  },
  {
    title: 'Company',
    dropdown: [
      ...leadingTo('/page/about-us'),
      ...opening,
      { title: 'Open positions', dropdown: openPositions },
      ...leadingTo('/page/CaseStudy'),
    ],
  },
  ...leadingTo('/page/contact-us'),
];
