import { siteConfig } from '../../site.config.ts';
import { chromeWords, searchWords } from '../words/chrome.ts';

/* Copy of the site chrome on every page: header, search. Plain data: islands take it as props. */

/** Copy of the header. */
export const headerTexts = {
  homeLabel: chromeWords.homeLabel(siteConfig.company.name),
  labels: chromeWords.menu,
  socialLabel: chromeWords.social,
  postsLabel: chromeWords.posts,
  push: {
    open: chromeWords.openPanel,
    close: chromeWords.closePanel,
    label: 'From the workshop',
    heading: 'The page has stepped aside.',
    lead: 'What stands here would only be in the way on the page: the latest pictures from the bench, and how to reach us.',
  },
} as const;

/** Copy of the search, in the header and on its page. `{query}` and `{count}` are filled in. */
export const searchTexts = { ...searchWords, placeholder: 'forms, ferry, prices …' } as const;
