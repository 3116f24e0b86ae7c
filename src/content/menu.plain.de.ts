import type { MenuItem } from './menu-item.ts';

/** Main menu, in the order of the header. Plain data: the header is an island. */
export const mainMenu: MenuItem[] = [
  { title: 'Start', link: '/' },
  {
    title: 'Über uns',
    link: '/page/about-us',
    pages: ['/page/our-story', '/page/our-team', '/page/our-process', '/page/who-we-are'],
  },
  { title: 'Stellen', link: '/page/career' },
  { title: 'Fallstudie', link: '/page/CaseStudy' },
  {
    title: 'Leistungen',
    pages: [
      '/page/our-services',
      '/page/CloudMigration',
      '/page/DigitalMarketing',
      '/page/Internetofthingsiot',
      '/page/pricing-packages',
    ],
    dropdown: [
      { title: 'Webanwendungen', link: '/page/web-dev' },
      { title: 'Onlineshops', link: '/page/Ecommerce' },
      { title: 'Apps', link: '/page/MobileAppDev' },
    ],
  },
  {
    title: 'Kontakt',
    link: '/page/contact-us',
    pages: ['/page/contact-simple', '/page/contact-modern'],
  },
];
