import type { ReactNode } from 'react';
import type { PostalAddress } from '../content/address-lines.ts';
import type { Tone } from '../themes/tone.ts';

/** A link: text and target. */
export interface FooterLinkItem {
  title: string;
  link: string;
}

/** Facts of the company that every footer shows, each once. Footers differ in their arrangement. */
export interface FooterFacts {
  /** Name of the site, and target of its link. */
  home: FooterLinkItem;
  legalName: string;
  /** Year of foundation, the first of the copyright years. */
  founded: number;
  /** Text after ©, years and legal name. */
  rights: string;
  address: PostalAddress;
  hours: string;
  phone: FooterLinkItem;
  email: string;
  /** The entry in the company register; left out: none. */
  registration?: { title: string; number: string; link: string } | undefined;
  /** Social profiles; `icon` is the Font Awesome class, `mark` an icon that it does not name. */
  social: readonly {
    name: string;
    link: string;
    icon: string;
    mark?: { viewBox: string; d: string };
  }[];
  /** Main links. */
  links: readonly FooterLinkItem[];
  /** Secondary links beside the copyright. */
  smallLinks: readonly FooterLinkItem[];
  labels: {
    address: string;
    phone: string;
    email: string;
    hours: string;
    company: string;
    social: string;
  };
}

/** Props that all footers share. */
export interface FooterProps {
  facts: FooterFacts;
  /**
   * Background. `deep`, `ink` and `paper` use the theme's colors as they are; all others set its
   * tokens anew (tones.css).
   */
  tone: Tone;
  /** Replaces the name. */
  logo?: ReactNode;
  /** The name across the whole width, cut off by the end of the page: an image or an SVG. */
  signature?: ReactNode;
}
