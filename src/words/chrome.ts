/** Words of header, footer and whatever else is around the content of every page. */
export const chromeWords = {
  homeLabel: (firm: string) => `${firm}, to the home page`,
  menu: {
    navigation: 'Main menu',
    navigationRest: 'Main menu, second part',
    menu: 'Menu',
    open: 'Open the menu',
    close: 'Close the menu',
  },
  social: 'Elsewhere',
  posts: 'Latest pictures',
  openPanel: 'Open the side panel',
  closePanel: 'Close the side panel',
  footer: {
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    hours: 'Hours',
    company: 'Company',
    social: 'Elsewhere',
  },
  sections: 'On this page',
  /** Before the day on which a page was last changed. */
  updated: 'Last changed on',
  /** Follows the © sign, the year and the company’s legal name. */
  rights: 'All rights reserved.',
  /** A day without opening hours. */
  closed: 'Closed',
  toTop: 'Back to the top of the page',
  skip: 'Skip to the content',
} as const;

/** Words of the search. `{query}` and `{count}` are filled in. */
export const searchWords = {
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

/** Name of the search page, and its title in the browser. */
export const searchMetaWords = {
  title: 'Search',
  headTitle: 'Search the pages of this site',
} as const;

/** Words of the search page, beside those of the search itself. */
export const searchPageWords = {
  heading: 'Search',
  pagesHeading: 'The main pages',
  withoutScript:
    'Searching needs JavaScript, which is off. These pages hold most of what we have to say.',
} as const;

/** Words of the chat panel. */
export const chatWords = {
  button: 'Write to us',
  heading: 'Write to us',
  lead: (time: string) => `One of us reads it, and answers within ${time}.`,
  submit: 'Send the message',
  close: 'Close the panel',
  failed: 'The live chat could not be loaded. The contact page works.',
} as const;
