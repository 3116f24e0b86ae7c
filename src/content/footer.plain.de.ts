import { chromeWords } from '../words/chrome.ts';
import type { FooterLink } from './footer-link.ts';

/** Two links shown in every footer. */
export const footerLinks: FooterLink[] = [
  { title: 'Arbeiten bei uns', link: '/page/career' },
  { title: 'Kontakt', link: '/page/contact-us' },
];

/** Secondary links beside the copyright. */
export const footerSmallLinks: FooterLink[] = [
  { title: 'Showcase', link: '/showcase' },
  { title: 'Datenschutz', link: '/privacy' },
  { title: 'Impressum', link: '/privacy#impressum' },
];

/** Copy of the footer. Address, phone and the rest are in `site.config.ts`. */
export const footerTexts = {
  heading: 'Etwas funktioniert nicht? Erzählen Sie uns davon.',
  labels: chromeWords.footer,
  /** Headings for a fictional firm and the sections of its page. */
  firmLabels: { address: chromeWords.footer.address, company: chromeWords.sections },
  /** Follows the © sign, the year and the company’s legal name. */
  rights: chromeWords.rights,
} as const;
