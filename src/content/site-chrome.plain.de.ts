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
    label: 'Mehr über uns',
    heading: 'Die Seite macht Platz.',
    lead: 'Hier sind unsere neuesten Bilder, und so erreichen Sie uns.',
  },
} as const;

/** Copy of the search, in the header and on its page. `{query}` and `{count}` are filled in. */
export const searchTexts = searchWords;
