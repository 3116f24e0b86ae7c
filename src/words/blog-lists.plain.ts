/** Words that all lists of posts share. */
export const listWords = {
  posts: { one: 'post', many: 'posts' },
  pages: {
    label: 'Pages of this list',
    newer: 'Newer',
    older: 'Older',
    /** Link text of a page by number, or by year. */
    page: 'Page {title}',
    year: 'Posts of {title}',
    /** Line under the heading of later pages. */
    positionText: 'Page {page} of {pages}: posts {from} to {to} of {all}.',
    rangeText: '{from} to {to} of {all}',
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
  authorPrefix: 'By',
  /** Media of posts that are more than text. */
  media: { pictures: 'Pictures', film: 'Film', sound: 'Sound' },
} as const;

/** Meta of later pages of a list; `firm` is the name of the company. */
export const laterPageWords = {
  page: { title: '{title}, page {part}', headTitle: '{listName}: page {part}' },
  year: { title: '{title}, {part}', headTitle: '{listName}: the posts of {part}' },
  description: (firm: string) =>
    `{listName}, page {page} of {pages}: posts {from} to {to} of {all} on the blog of ${firm}.`,
} as const;

/** Meta and words of category archives; `firm` is the name of the company. */
export const categoryWords = {
  title: 'Posts about {category}',
  headTitle: (firm: string) => `{title}: {count} on the blog of ${firm}`,
  /** Description of a category without copy of its own. */
  description: (firm: string) => `Posts of ${firm} about “{title}”: {count}, the latest of {date}.`,
  listName: (firm: string) => `The blog of ${firm} on {category}`,
  /** Line above the heading. */
  overline: 'Posts by subject',
  othersHeading: 'All subjects',
  /** Alternative names, for the search. */
  synonyms: ['category archive', 'topic', 'taxonomy'],
} as const;

/** Meta and words of author archives; `firm` is the name of the company. */
export const authorWords = {
  title: 'Posts by {name}',
  headTitle: (firm: string) => `{name}: {count} on the blog of ${firm}`,
  description: (firm: string) =>
    `Posts by {name} ({designation}) on the blog of ${firm}: {count}, the latest of {date}.`,
  listName: 'Posts by {name}',
  categoriesHeading: 'Subjects',
  profileLabel: 'About {name}',
  othersHeading: 'Other authors',
  synonyms: ['author archive', 'writer', 'contributor'],
} as const;

/** Words of single listings, beside their headings. */
export const listingWords = {
  classic: { more: 'Go on reading' },
  standard: {
    own: 'Still asked for',
    latest: 'The latest',
    older: 'Older posts',
    search: { label: 'Find a post', placeholder: 'mail, prices …' },
    latestPostsHeading: 'Just out',
    tags: 'Filed under',
    subscribe: 'Send it to me',
    feeds: 'In a feed reader',
  },
  board: {
    find: 'Find',
    search: { label: 'What is it about?', placeholder: 'mail, prices …' },
    liked: { heading: 'Most liked', one: 'reader', many: 'readers' },
    months: {
      heading: 'When we wrote',
      /** A month with its number, and the busiest month. */
      month: '{title}: {count}',
      busiest: 'The most in {title}: {count}.',
    },
    people: 'Whose hand it was',
    mediaPosts: 'To watch, to hear, to look at',
    subscribe: 'Put me on it',
    all: 'All posts',
  },
} as const;
