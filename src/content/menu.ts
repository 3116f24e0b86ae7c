import type { MenuItem } from './menu-item.ts';

/** The main menu, in the order of the header. The header is an island: keep this file plain data. */
export const mainMenu: MenuItem[] = [
  { title: 'Home', link: '/' },
  { title: 'About Us', link: '/page/about-us' },
  { title: 'Careers', link: '/page/career' },
  { title: 'CaseStudy', link: '/page/CaseStudy' },
  {
    title: 'Services',
    dropdown: [
      { title: 'Web Application & Development', link: '/page/web-dev' },
      { title: 'Ecommerce', link: '/page/Ecommerce' },
      { title: 'MobileAppDev', link: '/page/MobileAppDev' },
    ],
  },
  { title: 'Contact us', link: '/page/contact-us' },
];
