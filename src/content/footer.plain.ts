/** Link of the footer. */
export interface FooterLink {
  title: string;
  link: string;
}

/** Two links shown in every footer. */
export const footerLinks: FooterLink[] = [
  { title: 'About Company', link: '/page/career' },
  { title: 'Contact Us', link: '/page/contact-us' },
];

/** Secondary links beside the copyright. */
export const footerSmallLinks: FooterLink[] = [
  { title: 'Showcase', link: '/showcase' },
  { title: 'Privacy', link: '/privacy' },
];

/** Copy of the footer. Address, phone and the rest are in `site.config.ts`. */
export const footerTexts = {
  heading: 'Something that should work and doesn’t? Tell us about it.',
  labels: {
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    hours: 'Hours',
    company: 'Company',
    social: 'Elsewhere',
  },
  /** Headings for a fictional firm and the sections of its page. */
  firmLabels: { address: 'Address', company: 'On this page' },
  /** Follows the © sign, the year and the company’s legal name. */
  rights: 'All rights reserved.',
} as const;
