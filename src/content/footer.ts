/** A link of the footer: its words and where it leads. */
export interface FooterLink {
  title: string;
  link: string;
}

/** The two links that the footer always shows. */
export const footerLinks: FooterLink[] = [
  { title: 'About Company', link: '/page/career' },
  { title: 'Contact Us', link: '/page/contact-us' },
];

/** The quieter links beside the copyright. */
export const footerSmallLinks: FooterLink[] = [
  { title: 'Showcase', link: '/showcase' },
  { title: 'Privacy', link: '/privacy' },
];

/** The words of the footer. Address, phone and the rest stand in `site.config.ts`. */
export const footerTexts = {
  heading: 'Something that should work and doesn’t? Tell us about it.',
  labels: {
    address: 'Workshop',
    phone: 'Phone',
    email: 'E-mail',
    hours: 'Hours',
    company: 'Company',
    social: 'Elsewhere',
  },
  /** For a firm that is not ours, and the sections of its page. */
  firmLabels: { address: 'Address', company: 'On this page' },
  /** Follows the © sign, the year and the company’s legal name. */
  rights: 'All rights reserved.',
} as const;
