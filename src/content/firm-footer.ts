import type { footerWords } from './footer-collection.ts';
import type { FooterDay } from './footer-day.ts';

interface FooterLink {
  title: string;
  link: string;
}

/**
 * What a firm's footer says beside its facts, by the arrangement that its look names: `facts`,
 * `ledger` and `line` need nothing.
 */
export interface FirmFooter {
  closing?: { heading: string };
  statement?: { heading: string; action: FooterLink };
  'big-type'?: { heading: string };
  hours?: { heading: string; days: readonly FooterDay[] };
  letter?: { words: Record<keyof typeof footerWords.letter, string> };
  subscribe?: { heading: string; lead: string; submit: string };
  directory?: {
    heading: string;
    groups: readonly { heading: string; links: readonly FooterLink[] }[];
    all: FooterLink;
  };
}
