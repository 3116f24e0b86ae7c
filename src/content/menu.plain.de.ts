import type { MenuItem } from './menu-item.ts';

/** Main menu, in the order of the header. Plain data: the header is an island. */
export const mainMenu: MenuItem[] = [
  { title: 'Start', link: '/' },
  { title: 'Über uns', link: '/page/about-us' },
  { title: 'Stellen', link: '/page/career' },
  { title: 'Fallstudie', link: '/page/CaseStudy' },
  {
    title: 'Leistungen',
    dropdown: [
      { title: 'Webanwendungen', link: '/page/web-dev' },
      { title: 'Onlineshops', link: '/page/Ecommerce' },
      { title: 'Apps', link: '/page/MobileAppDev' },
    ],
  },
  { title: 'Kontakt', link: '/page/contact-us' },
];
