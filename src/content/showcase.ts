import type { PageGroup } from '../catalogue/page-record.ts';

/** Texts of `/showcase`. */
export const showcase = {
  heading: 'Every page, to look at and take home',
  lead: 'This site is our shop window and our toolbox. Agencies copy from it, and that is what it is for. Look around, and take what you need.',
  filterLabel: 'Find a page',
  filterPlaceholder: 'contact, job, home …',
  /** `{shown}` and `{total}` are filled in. */
  count: '{shown} of {total} pages',
  none: 'No page is called that. The search looks into the texts as well:',
  searchTitle: 'Search the whole site',
} as const;

/** Heading and one sentence of each group, in the order of the page. */
export const showcaseGroups: readonly { group: PageGroup; heading: string; lead: string }[] = [
  {
    group: 'home',
    heading: 'Home pages',
    lead: 'One for each trade, each with an idea of its own.',
  },
  { group: 'content', heading: 'The company’s pages', lead: 'What we do, and how to reach us.' },
  { group: 'job', heading: 'Open positions', lead: 'Three job pages with a form that arrives.' },
  { group: 'blog-post', heading: 'Posts', lead: 'What we have learned, written down.' },
  {
    group: 'header',
    heading: 'Headers',
    lead: 'One system, twenty-one rows of choices. Each stands over a page made for it.',
  },
  {
    group: 'footer',
    heading: 'Footers',
    lead: 'From a single line to a whole screen, with the same facts in all of them.',
  },
  {
    group: 'element',
    heading: 'Elements',
    lead: 'The small parts, each with its source and a command that installs it.',
  },
  {
    group: 'showcase',
    heading: 'About this collection',
    lead: 'The index that you are reading, and all pictures.',
  },
];
