import type { ReactNode } from 'react';
import type { Tone } from '../looks/tone.ts';

/** A link: its words and where it leads. */
export interface FooterLinkItem {
  title: string;
  link: string;
}

/** The facts that every footer shows, each piece once. Footers differ by how they put them together. */
export interface FooterFacts {
  /** Whose it is; the name leads home. */
  home: FooterLinkItem;
  legalName: string;
  /** Year of the first working day. */
  founded: number;
  /** Follows the © sign, the years and the legal name. */
  rights: string;
  address: { street: string; city: string; region: string; postalCode: string };
  hours: string;
  phone: FooterLinkItem;
  email: string;
  /** The entry in the company register. */
  registration: { title: string; number: string; link: string };
  /** Profiles: their names, addresses, and the classes of their signs (`fa-brands fa-instagram`). */
  social: readonly { name: string; link: string; icon: string }[];
  /** The links that people go on with. */
  links: readonly FooterLinkItem[];
  /** The quieter links beside the copyright. */
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

/** What all footers take. */
export interface FooterProps {
  facts: FooterFacts;
  /** deep, ink, paper: the colours of the page's look. Every other one turns the tokens: tones.css. */
  tone: Tone;
  /** A sign in the place of the name. */
  logo?: ReactNode;
  /** The name across the whole width, cut by the end of the page: a picture or an SVG. */
  signature?: ReactNode;
}

/** Where the firm is, in one line. */
export const addressLine = ({ address }: FooterFacts): string =>
  `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`;
