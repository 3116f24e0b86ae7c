import type { PageGroup } from '../catalogue/page-record.ts';
import { pages } from '../catalogue/pages.ts';
import { mainMenu } from './menu.ts';
import type { MenuGroup, MenuItem } from './schema/menu-item.ts';

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

const entry = (title: string): MenuItem => {
  const item = mainMenu.find((one) => one.title === title);
  if (!item) throw new Error(`The main menu has no entry "${title}".`);
  return item;
};

/**
 * The menu of the showcase: a mega menu with its groups, and a dropdown inside a dropdown. Built
 * from the catalogue, so it never names a page that does not exist.
 */
export const showcaseMenu: MenuItem[] = [
  entry('Home'),
  {
    title: 'Showcase',
    link: '/showcase',
    megamenu: columns.flatMap(column).slice(0, mostColumns),
  },
  {
    title: 'Company',
    dropdown: [
      entry('About Us'),
      entry('Services'),
      {
        title: 'Open positions',
        dropdown: [
          entry('Careers'),
          ...pages
            .filter(({ group }) => group === 'job')
            .map(({ title, path }) => ({ title, link: path })),
        ],
      },
      entry('CaseStudy'),
    ],
  },
  entry('Contact us'),
];
