import { siteConfig } from '../../../../site.config.ts';
import { listingWords } from '../../../words/blog-lists.ts';

const { name } = siteConfig.company;
const { own, latest, older, search, latestPostsHeading, tags, subscribe, feeds } =
  listingWords.standard;

/** Headings of the first page's two parts, and of later pages. */
export const columnCopy = { own, latest, older } as const;

/** Copy of the sidebar. */
export const sidebarCopy = {
  search,
  latest: latestPostsHeading,
  tags,
  about: {
    heading: 'Who writes here',
    text: `Nine of the people who do the work at ${name}, in the week after they have learned something. Nobody is paid by the post, and nobody sells one.`,
    action: { title: 'The people and their benches', link: '/page/our-team' },
  },
  newsletter: {
    heading: 'By mail, once a month',
    text: 'What came out since the last letter, in five lines. One link in it takes you off the list.',
    submit: subscribe,
  },
  feeds,
} as const;
