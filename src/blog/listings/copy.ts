import { siteConfig } from '../../../site.config.ts';
import type { PostFormat } from '../../content/schema/post.ts';

const { name } = siteConfig.company;

/** Copy shared by all lists of posts. */
export const listCopy = {
  posts: { one: 'post', many: 'posts' },
  pages: {
    label: 'Pages of this list',
    newer: 'Newer',
    older: 'Older',
    /** Link text of a page by number, or by year. */
    page: 'Page {title}',
    year: 'Posts of {title}',
    /** Line under the heading of later pages. */
    place: 'Page {page} of {pages}: posts {from} to {to} of {all}.',
    shown: '{from} to {to} of {all}',
  },
  /** Label and messages of the button that loads older posts. */
  more: {
    label: 'More of this list',
    newer: 'Newer posts',
    more: 'Older posts',
    loading: 'Fetching older posts …',
    shown: 'Posts {from} to {to} of {all}',
  },
  categories: 'By subject',
  authors: 'By hand',
  by: 'By',
} as const;

/** Notes on the media of a post, for formats that are more than text. */
export const formatNotes: Readonly<Partial<Record<PostFormat, string>>> = {
  gallery: 'Pictures',
  slider: 'Pictures',
  'html5-video': 'Film',
  'youtube-video': 'Film',
  'vimeo-video': 'Film',
  audio: 'Sound',
};

/** Meta of later pages of a list. */
export const laterPage = {
  page: { title: '{title}, page {part}', headTitle: '{inWords}: page {part}' },
  year: { title: '{title}, {part}', headTitle: '{inWords}: the posts of {part}' },
  description: `{inWords}, page {page} of {pages}: posts {from} to {to} of {all} in the journal of ${name}.`,
} as const;

/** Meta of category archives. */
export const categoryCopy = {
  title: 'Posts about {category}',
  headTitle: `{title}: {count} from the journal of ${name}`,
  /** Description of a category without copy of its own. */
  description: `What the journal of ${name} has under “{title}”: {count}, the latest of {date}, each with its picture and its day.`,
  inWords: `The journal of ${name} on {category}`,
  synonyms: ['category archive', 'topic', 'taxonomy'],
  /** Line above the heading. */
  over: 'The journal, by subject',
  others: 'All subjects',
} as const;

/** Meta of author archives. */
export const authorCopy = {
  title: 'Posts by {name}',
  headTitle: `{name}: {count} in the journal of ${name}`,
  description: `What {name} ({designation}) has written for the journal of ${name}: {count}, the latest of {date}.`,
  inWords: '{name} in the journal',
  synonyms: ['author archive', 'writer', 'contributor'],
  about: 'Mostly about',
  bench: 'The bench of {name}',
  others: 'The others who write',
} as const;
