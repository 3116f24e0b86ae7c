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
    loading: 'Loading older posts …',
    shown: 'Posts {from} to {to} of {all}',
  },
  categories: 'By subject',
  authors: 'By author',
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
  description: `{inWords}, page {page} of {pages}: posts {from} to {to} of {all} on the blog of ${name}.`,
} as const;

/** Meta of category archives. */
export const categoryCopy = {
  title: 'Posts about {category}',
  headTitle: `{title}: {count} on the blog of ${name}`,
  /** Description of a category without copy of its own. */
  description: `Posts of ${name} about “{title}”: {count}, the latest of {date}.`,
  inWords: `The blog of ${name} on {category}`,
  synonyms: ['category archive', 'topic', 'taxonomy'],
  /** Line above the heading. */
  over: 'Posts by subject',
  others: 'All subjects',
} as const;

/** Meta of author archives. */
export const authorCopy = {
  title: 'Posts by {name}',
  headTitle: `{name}: {count} on the blog of ${name}`,
  description: `Posts by {name} ({designation}) on the blog of ${name}: {count}, the latest of {date}.`,
  inWords: 'Posts by {name}',
  synonyms: ['author archive', 'writer', 'contributor'],
  about: 'Subjects',
  bench: 'About {name}',
  others: 'Other authors',
} as const;
