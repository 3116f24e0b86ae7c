import { siteConfig } from '../../site.config.ts';

/* Copy of the site chrome on every page: header, search, chat. Plain data: islands take it as props. */

import { responseTimes } from './response-times.ts';

/** Copy of the header. */
export const headerTexts = {
  homeLabel: `${siteConfig.company.name}, to the home page`,
  labels: {
    navigation: 'Main menu',
    navigationRest: 'Main menu, second part',
    menu: 'Menu',
    open: 'Open the menu',
    close: 'Close the menu',
  },
  socialLabel: 'Elsewhere',
  postsLabel: 'Latest pictures',
  push: {
    open: 'Open the side panel',
    close: 'Close the side panel',
    label: 'More about us',
    heading: 'The page has stepped aside.',
    lead: 'Here are our latest pictures, and how to reach us.',
  },
} as const;

/** Copy of the search, in the header and on its page. `{query}` and `{count}` are filled in. */
export const searchTexts = {
  open: 'Search this site',
  close: 'Close the search',
  label: 'What are you looking for?',
  placeholder: 'services, prices, jobs …',
  submit: 'Search',
  hint: 'Results appear while you type.',
  searching: 'Searching …',
  none: 'Nothing here says “{query}”. Try a shorter word.',
  one: 'One page says “{query}”.',
  many: '{count} pages say “{query}”.',
  instead: 'Nothing here says “{query}”. Found with “{instead}”: {count}.',
  all: 'All {count} results',
  failed: 'The search could not be loaded. Check your connection and type again.',
} as const;

/** Copy of the search results page, beside that of the search itself. */
export const searchPageTexts = {
  heading: 'Search',
  pagesHeading: 'The main pages',
  withoutScript:
    'Searching needs JavaScript, which is off. These pages hold most of what we have to say.',
} as const;

/** Copy of the chat panel in the corner of every page. */
export const chatTexts = {
  button: 'Write to us',
  heading: 'Write to us',
  lead: `One of us reads it, and answers within ${responseTimes.message}.`,
  submit: 'Send the message',
  close: 'Close the panel',
  link: '/page/contact-us',
  failed: 'The live chat could not be loaded. The contact page works.',
} as const;

/** Label of the back-to-top button on long pages. */
export const toTopText = 'Back to the top of the page';

/** Skip link for keyboard and screen reader users. */
export const skipText = 'Skip to the content';
