import type { footerCopy } from './footer-collection.ts';
import type { FooterDay } from './footer-day.ts';
import type { FooterLink } from './footer-link.ts';

/**
 * Copy of a firm's footer, by the footer arrangement of its theme; `facts`, `ledger` and `line`
 * need none.
 */
export interface FirmFooter {
  closing?: { heading: string };
  statement?: { heading: string; action: FooterLink };
  'big-type'?: { heading: string };
  hours?: { heading: string; days: readonly FooterDay[] };
  letter?: { copy: Record<keyof typeof footerCopy.letter, string> };
  subscribe?: { heading: string; lead: string; submit: string };
  directory?: {
    heading: string;
    groups: readonly { heading: string; links: readonly FooterLink[] }[];
    action: FooterLink;
  };
}
