import { siteConfig } from '../../../../site.config.ts';

const { name } = siteConfig.company;

/** Headings of the first page's two parts, and of later pages. */
export const columnCopy = {
  own: 'Still asked for',
  latest: 'The latest',
  older: 'Older posts',
} as const;

/** Copy of the sidebar. */
export const sidebarCopy = {
  search: { label: 'Find a post', placeholder: 'mail, prices …' },
  latest: 'Just out',
  tags: 'Filed under',
  about: {
    heading: 'Who writes here',
    text: `Nine of the people who do the work at ${name}, in the week after they have learned something. Nobody is paid by the post, and nobody sells one.`,
    link: { title: 'The people and their benches', link: '/page/our-team' },
  },
  letter: {
    heading: 'By mail, once a month',
    text: 'What came out since the last letter, in five lines. One link in it takes you off the list.',
    submit: 'Send it to me',
  },
  feeds: 'In a feed reader',
} as const;
