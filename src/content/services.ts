import type { FeatureItem } from './schema/feature-item.ts';

/** Services in the service carousel. */
export const services: FeatureItem[] = [
  {
    icon: 'app-window',
    title: 'Web applications',
    content:
      'The tool your staff opens at eight and closes at five, built round how the work really goes.',
    linkTitle: 'Web applications',
    link: '/page/web-dev',
  },
  {
    icon: 'shopping-basket',
    title: 'Online shops',
    content: 'From the first photograph to the parcel on the doorstep, with stock that adds up.',
    linkTitle: 'Online shops',
    link: '/page/Ecommerce',
  },
  {
    icon: 'smartphone',
    title: 'Mobile apps',
    content: 'For work that happens in barns, boats and basements where there is no signal.',
    linkTitle: 'Mobile apps',
    link: '/page/MobileAppDev',
  },
  {
    icon: 'gauge',
    title: 'Slow sites made fast',
    content:
      'We weigh every page, take out what nobody asked for, and show you the difference in seconds.',
    linkTitle: 'Start with a check',
    link: '/page/contact-us',
  },
  {
    icon: 'accessibility',
    title: 'Accessibility repairs',
    content:
      'Tested by people who use a keyboard, a screen reader or large type every day, then mended.',
    linkTitle: 'Ask for a test',
    link: '/page/contact-us',
  },
  {
    icon: 'truck',
    title: 'Moving house',
    content:
      'Off an old platform without losing an order, a login or a place in the search results.',
    linkTitle: 'Plan a move',
    link: '/page/contact-us',
  },
  {
    icon: 'wrench',
    title: 'Upkeep',
    content:
      'Updates, backups that have been restored once to prove it, and a person who knows your site.',
    linkTitle: 'Ask about upkeep',
    link: '/page/contact-us',
  },
  {
    icon: 'pen-line',
    title: 'Words for screens',
    content: 'Buttons that say what they do and error messages that say what to do next.',
    linkTitle: 'Show us a page',
    link: '/page/contact-us',
  },
];
