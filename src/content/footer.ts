import { chromeWords } from '../words/chrome.ts';
import type { FooterLink } from './footer-link.ts';

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
  labels: { ...chromeWords.footer, address: 'Workshop' },
  /** Headings for a fictional firm and the sections of its page. */
  firmLabels: { address: chromeWords.footer.address, company: chromeWords.sections },
  /** Follows the © sign, the year and the company’s legal name. */
  rights: chromeWords.rights,
} as const;
