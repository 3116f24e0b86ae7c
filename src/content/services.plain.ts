import type { FeatureItem } from './schema/feature-item.ts';

/** Services in the service carousel. */
export const services: FeatureItem[] = [
  {
    icon: 'app-window',
    title: 'Web applications',
    content: 'Tools for your staff, built around the way in which the work is done.',
    linkTitle: 'Web applications',
    link: '/page/web-dev',
  },
  {
    icon: 'shopping-basket',
    title: 'Online shops',
    content: 'From the picture on the page to the parcel at the door.',
    linkTitle: 'Online shops',
    link: '/page/Ecommerce',
  },
  {
    icon: 'smartphone',
    title: 'Mobile apps',
    content: 'For work away from a desk, also where there is no signal.',
    linkTitle: 'Mobile apps',
    link: '/page/MobileAppDev',
  },
  {
    icon: 'gauge',
    title: 'Slow sites made fast',
    content: 'We look for what makes a page slow, and take it out.',
    linkTitle: 'Start with a check',
    link: '/page/contact-us',
  },
  {
    icon: 'accessibility',
    title: 'Accessibility repairs',
    content: 'We look at your site with a keyboard, a screen reader and large type, and mend it.',
    linkTitle: 'Ask for a test',
    link: '/page/contact-us',
  },
  {
    icon: 'truck',
    title: 'Site moves',
    content: 'From an old platform to a new one, with old addresses that still work.',
    linkTitle: 'Plan a move',
    link: '/page/contact-us',
  },
  {
    icon: 'wrench',
    title: 'Upkeep',
    content: 'Updates, backups, and somebody who knows your site.',
    linkTitle: 'Ask about upkeep',
    link: '/page/contact-us',
  },
  {
    icon: 'pen-line',
    title: 'Words for screens',
    content: 'Buttons that say what they do, and error messages that say what to do next.',
    linkTitle: 'Show us a page',
    link: '/page/contact-us',
  },
];
