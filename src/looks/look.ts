import type { Font } from './font.ts';
import type { FooterOptions } from './footer-options.ts';
import type { HeaderOptions } from './header-options.ts';

/** `#rrggbb`. */
export type Hex = `#${string}`;

/** The colours of a look. Text on each of its grounds reaches WCAG AA: look-contrast.test.ts. */
export interface Colours {
  /** The page itself. */
  paper: Hex;
  /** Cards and fields upon it. */
  surface: Hex;
  ink: Hex;
  /** Text that may be quieter; as readable. */
  muted: Hex;
  /** Hairlines. */
  line: Hex;
  /** For one thing at a time; also the colour of links and small words on paper and surface. */
  accent: Hex;
  onAccent: Hex;
  /** The strong ground; also readable as text on paper. */
  deep: Hex;
  onDeep: Hex;
  /** The soft ground: carries ink and muted. */
  tint: Hex;
  /** The bright ground, as of a marker: carries the darker of ink and paper; in a light look also readable on deep. */
  highlight: Hex;
}

/** Grounds that a look wants exactly so; left out, they are mixed from its colours (tones.css). */
export interface Grounds {
  accentGround?: Hex;
  /** Letters on it. */
  accentInk?: Hex;
  accentTint?: Hex;
  deepTint?: Hex;
  /** The accent where the ground is ink. */
  inkAccent?: Hex;
}

/** A face, set in one way. */
export interface Typeface {
  font: Font;
  /** Axes beside the weight: `{ SOFT: 100 }`. */
  axes?: Readonly<Record<string, number>>;
}

/** One look: everything about colour, type, shape and frame that is not the same everywhere. */
export interface Look {
  /** What people call it, as it stands under a specimen. */
  title: string;
  /** Whether paper is the light or the dark end. */
  scheme: 'light' | 'dark';
  colours: Colours;
  grounds?: Grounds;
  /** Colours of this look alone (`coral` is `--coral`). Parts that others wear give a fallback. */
  extra?: Readonly<Record<string, Hex>>;
  /** Headings: what medium, semibold, bold and extrabold mean in this face, and its tracking in em. */
  display: Typeface & {
    weights: readonly [medium: number, semibold: number, bold: number, extrabold: number];
    tracking: number;
    /** What is given back to the space between words, in em, where tracking leaves too little of it. */
    words?: number;
  };
  text: Typeface;
  corner: {
    /** All corners are the shared ones times this. */
    scale: number;
    /** Buttons and fields, a CSS radius. */
    control: string;
  };
  /** Unless the page or its meta asks for another. */
  header: HeaderOptions;
  footer: FooterOptions;
}
