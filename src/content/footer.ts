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
  action: { title: 'Write to us', link: '/page/contact-us' },
  addressLabel: 'Workshop',
  phoneLabel: 'Phone',
  emailLabel: 'E-mail',
  hoursLabel: 'Hours',
  companyLabel: 'Company',
  socialLabel: 'Elsewhere',
  /** Follows the © sign, the year and the company’s legal name. */
  rights: 'All rights reserved.',
} as const;
