import type { Font } from './font.ts';
import type { FooterOptions } from './footer-options.ts';
import type { HeaderOptions } from './header-options.ts';

/** `#rrggbb`. */
export type Hex = `#${string}`;

/** Colors of a theme. Text on each background meets WCAG AA (contrast.ts). */
export interface Colors {
  /** Background of the page. */
  paper: Hex;
  /** Background of cards and fields. */
  surface: Hex;
  /** Text. */
  ink: Hex;
  /** Secondary text, with the same minimum contrast as `ink`. */
  muted: Hex;
  /** Hairlines. */
  line: Hex;
  /** For one element at a time; also links and small text on paper and surface. */
  accent: Hex;
  onAccent: Hex;
  /** Strong background; also readable as text on paper. */
  deep: Hex;
  onDeep: Hex;
  /** Soft background for ink and muted. */
  tint: Hex;
  /**
   * Bright background like a marker, for the darker of ink and paper; in a light theme also
   * readable on deep.
   */
  highlight: Hex;
}

/** Backgrounds of tones that a theme sets itself; by default mixed from its colors (tones.css). */
export interface Grounds {
  accentGround?: Hex;
  /** Text on `accentGround`. */
  accentInk?: Hex;
  accentTint?: Hex;
  deepTint?: Hex;
  /** Accent on the tone `ink`. */
  inkAccent?: Hex;
}

/** A font with its variation settings. */
export interface Typeface {
  font: Font;
  /** Axes other than the weight: `{ SOFT: 100 }`. */
  axes?: Readonly<Record<string, number>>;
}

/** A theme: colors, fonts, corners, and the default header and footer. */
export interface Theme {
  /** Name shown below a specimen. */
  title: string;
  /** Color scheme of the paper. */
  scheme: 'light' | 'dark';
  colors: Colors;
  grounds?: Grounds;
  /**
   * Colors of this theme alone (`coral` is `--coral`). Elements of several themes use them with a
   * fallback.
   */
  extra?: Readonly<Record<string, Hex>>;
  /** Font of headings. */
  display: Typeface & {
    /** Weights that the classes `font-medium` to `font-extrabold` have in headings. */
    weights: readonly [medium: number, semibold: number, bold: number, extrabold: number];
    /** Letter spacing in em. */
    tracking: number;
    /** Word spacing in em, to make up for negative tracking. */
    wordSpacing?: number;
  };
  text: Typeface;
  corner: {
    /** Factor of all shared corner radii. */
    scale: number;
    /** CSS radius of buttons and fields. */
    control: string;
  };
  /** Default header; a page or its meta may set another. */
  header: HeaderOptions;
  /** Default footer; a page or its meta may set another. */
  footer: FooterOptions;
}
