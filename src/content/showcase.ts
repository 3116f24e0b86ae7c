import type { PageGroup, PageMeta } from '../page-meta/page-meta.ts';
import { capitalize } from './capitalize.ts';
import { numberWords } from './number-words.ts';

/** Copy of `/showcase`. */
export const showcase = {
  heading: 'Every page, to look at and take home',
  lead: 'Whole sites by trade, and the parts that they are made of. Each part stands with its source and one command that puts it into your project.',
  search: 'Find a page',
  placeholder: 'tabs, footer, job …',
  /** `{total}` and `{shown}` are filled in. */
  total: '{total} pages',
  found: '{shown} of {total} pages',
  none: 'No page is called that. The search looks into the texts as well:',
  searchSite: 'Search the whole site',
  groups: 'Groups of pages',
  keys: [
    { keys: ['/'], does: 'search' },
    { keys: ['←', '↑', '↓', '→'], does: 'move' },
    { keys: ['Enter'], does: 'open' },
    { keys: ['Esc'], does: 'clear' },
  ],
  keysOff: 'Turn keys off',
  keysOn: 'Turn keys on',
} as const;

/** Halves of the showcase: pages and parts. */
export type ShowcaseHalf = 'pages' | 'parts';
export const showcaseHalves: Readonly<Record<ShowcaseHalf, string>> = {
  pages: 'Whole pages',
  parts: 'Parts to take home',
};

interface ShowcaseGroup {
  half: ShowcaseHalf;
  heading: string;
  /** One sentence; a function where it says how many pages the group has. */
  lead: string | ((count: number) => string);
  /** Alternative names for all its pages, for the search. */
  synonyms: readonly string[];
}

/** Returns a number in words, as at the beginning of a sentence: “Twenty-one”. */
const inWords = (count: number) => capitalize(numberWords(count));

/** Heading and sentence of each group, in page order. */
const groups: Readonly<Record<PageGroup, ShowcaseGroup>> = {
  home: {
    half: 'pages',
    heading: 'Home pages',
    lead: 'One for each trade, each with an idea of its own.',
    synonyms: ['landing page', 'website', 'template', 'theme'],
  },
  content: {
    half: 'pages',
    heading: 'Company pages',
    lead: 'What a firm does, how it works, and how to reach it.',
    synonyms: [],
  },
  job: {
    half: 'pages',
    heading: 'Open positions',
    lead: (count) =>
      `${inWords(count)} job ${count === 1 ? 'page' : 'pages'} with a form that arrives.`,
    synonyms: ['vacancy', 'job', 'hiring', 'employment'],
  },
  portfolio: {
    half: 'pages',
    heading: 'Portfolios',
    lead: 'The same works in grids, rows, masonry and slides.',
    synonyms: ['gallery', 'works', 'masonry'],
  },
  project: {
    half: 'pages',
    heading: 'Projects',
    lead: 'One work, told at length.',
    synonyms: ['work', 'reference'],
  },
  'blog-listing': {
    half: 'pages',
    heading: 'Blog lists',
    lead: 'The same posts, laid out for those who browse.',
    synonyms: ['news', 'journal', 'articles', 'archive'],
  },
  'blog-post': {
    half: 'pages',
    heading: 'Posts',
    lead: 'What we have learned, written down.',
    synonyms: ['article', 'news', 'story', 'blog'],
  },
  shop: {
    half: 'pages',
    heading: 'Shop',
    lead: 'From the shelf to the order.',
    synonyms: ['store', 'e-commerce', 'cart'],
  },
  header: {
    half: 'parts',
    heading: 'Headers',
    lead: (count) => `${inWords(count)}, each over a page made for it.`,
    synonyms: ['navbar', 'navigation bar', 'menu bar', 'app bar', 'masthead'],
  },
  footer: {
    half: 'parts',
    heading: 'Footers',
    lead: 'From a single line to a whole screen, with the same facts in all of them.',
    synonyms: ['bottom bar', 'site map', 'colophon'],
  },
  'page-title': {
    half: 'parts',
    heading: 'Page titles',
    lead: (count) => `${inWords(count)} ways to begin a page, and when to leave each.`,
    synonyms: ['hero', 'hero section', 'banner', 'jumbotron', 'masthead'],
  },
  element: {
    half: 'parts',
    heading: 'Elements',
    lead: 'The small parts, three variants or more of each.',
    synonyms: ['component', 'widget', 'UI kit'],
  },
  modal: {
    half: 'parts',
    heading: 'Modals',
    lead: 'What opens over the page, by pointer, key or link.',
    synonyms: ['popup', 'dialog', 'overlay', 'lightbox'],
  },
  icons: {
    half: 'parts',
    heading: 'Icons',
    lead: 'Whole sets to search; a click copies the import line.',
    synonyms: ['glyphs', 'symbols', 'SVG'],
  },
  animation: {
    half: 'parts',
    heading: 'Animation',
    lead: 'Everything that moves here, with its times.',
    synonyms: ['motion', 'transition', 'scroll effect'],
  },
  showcase: {
    half: 'parts',
    heading: 'Index and pictures',
    lead: 'This page, and every picture by name.',
    synonyms: [],
  },
};

/** Returns the alternative names of a page for the search: its own and those of its group. */
export const synonymsOf = ({ group, synonyms = [] }: Pick<PageMeta, 'group' | 'synonyms'>) => [
  ...synonyms,
  ...groups[group].synonyms,
];

export const showcaseGroups = (Object.keys(groups) as PageGroup[]).map((group) => ({
  group,
  ...groups[group],
}));
