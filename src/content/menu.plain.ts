import type { MenuItem } from './menu-item.ts';

/** Main menu, in the order of the header. Plain data: the header is an island. */
export const mainMenu: MenuItem[] = [
  { title: 'Home', link: '/' },
  {
    title: 'About us',
    link: '/page/about-us',
    pages: ['/page/our-story', '/page/our-team', '/page/our-process', '/page/who-we-are'],
  },
  { title: 'Careers', link: '/page/career' },
  { title: 'Case study', link: '/page/CaseStudy' },
  {
    title: 'Services',
    pages: [
      '/page/our-services',
      '/page/CloudMigration',
      '/page/DigitalMarketing',
      '/page/Internetofthingsiot',
      '/page/pricing-packages',
    ],
    dropdown: [
      { title: 'Web applications', link: '/page/web-dev' },
      { title: 'Online shops', link: '/page/Ecommerce' },
      { title: 'Mobile apps', link: '/page/MobileAppDev' },
    ],
  },
  {
    title: 'Contact us',
    link: '/page/contact-us',
    pages: ['/page/contact-simple', '/page/contact-modern'],
  },
];
