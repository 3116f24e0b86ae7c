import { siteConfig } from '../../site.config.ts';
import { chatWords, chromeWords, searchPageWords, searchWords } from '../words/chrome.ts';
import { responseTimes } from './response-times.ts';

/* Copy of the site chrome on every page: header, search, chat. Plain data: islands take it as props. */

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

/** Copy of the search results page, except that of the search itself. */
export const searchPageTexts = searchPageWords;

/** Copy of the chat panel in the corner of every page. */
export const chatTexts = {
  button: chatWords.button,
  heading: chatWords.heading,
  lead: chatWords.lead(responseTimes.message),
  submit: chatWords.submit,
  close: chatWords.close,
  link: '/page/contact-us',
  failureMessage: chatWords.failed,
} as const;

/** Label of the back-to-top button on long pages. */
export const toTopText = chromeWords.toTop;

/** Skip link for keyboard and screen reader users. */
export const skipText = chromeWords.skip;
