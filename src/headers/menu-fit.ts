import { type MenuItem, opensPanel } from '../content/menu-item.ts';
import type { HeaderOptions } from '../themes/header-options.ts';

/**
 * Estimates the width of a header bar from its text, to choose the breakpoint from which the menu fits;
 * below it the menu is behind its button. Widths are in rem unless stated otherwise. A bar that
 * overflows all the same (larger text, a wide font) wraps to a second line.
 */

/** Breakpoint from which the bar shows the menu; `never`: it stays behind its button. */
export type MenuBreakpoint = 'lg' | 'xl' | 'full' | 'never';

interface Step {
  from: MenuBreakpoint;
  /** Width between the gutters of the page. */
  inner: number;
  /** Largest font size: `--text-body` of tokens.css. */
  text: number;
  /** Horizontal padding of an entry, both sides together. */
  padding: readonly [roomy: number, tight: number];
}

/** 992 px, 1200 px, and 1344 px, from which the container of the page has its full width. */
const steps: readonly Step[] = [
  { from: 'lg', inner: 59, text: 1.14, padding: [1.5, 1] },
  { from: 'xl', inner: 72, text: 1.17, padding: [2, 1.5] },
  { from: 'full', inner: 77, text: 1.1875, padding: [2, 1.5] },
];
const gap = 1.5;
const chevron = 1.25;
/** A button of the bar and the gap to the next. */
const button = 3.125;
/** The last button extends into the gutter by this much. */
const overhang = 0.875;

/** Widths of Arial's glyphs in thousandths of an em. */
const widths = [
  [222, "ijl'"],
  [278, 'ft I.,:;!/|'],
  [333, 'r-()“”'],
  [500, 'ckszvxyJ'],
  [611, 'FTZ'],
  [667, 'ABEKPSVXY&'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'mM'],
  [944, 'W…'],
] as const;
/** Returns a glyph's width; one not listed fills the em in CJK, and else is as wide as an n. */
const widthOf = (glyph: string): number =>
  widths.find(([, glyphs]) => glyphs.includes(glyph))?.[0] ?? (glyph >= '\u2e80' ? 1000 : 556);
/** Medium weight compared to regular, with a small margin of error. */
const mediumFactor = 1.06;

/** Returns the width of a text in em; `letterWidth` is that of the font as a multiple of Arial's. */
export const textWidth = (text: string, letterWidth = 1): number =>
  ([...text].reduce((sum, glyph) => sum + widthOf(glyph), 0) / 1000) * mediumFactor * letterWidth;

/** Returns the width of a brand name in rem, at most 14: a longer name wraps (header.css). */
export const nameWidth = (title: string): number => Math.min(textWidth(title) * 1.55, 14);

/** Measurements of a bar apart from its menu. */
export interface BarMetrics {
  /** Width of the brand, in rem. */
  brand: number;
  /** Number of buttons, without that of the menu. */
  buttons: number;
  /** Width of the text font's letters as a multiple of Arial's. */
  letterWidth?: number;
}

interface BarContents extends BarMetrics {
  arrangement: HeaderOptions['arrangement'];
  menu: readonly MenuItem[];
}

/** Returns the width that a bar needs at a step, gaps included. */
function requiredWidth(contents: BarContents, { text, padding }: Step, tight: boolean): number {
  const { arrangement, menu, brand, buttons, letterWidth } = contents;
  const around = padding[tight ? 1 : 0];
  const widthOfEntry = (item: MenuItem) =>
    textWidth(item.title, letterWidth) * text + (opensPanel(item) ? chevron : 0) + around;
  const entries = (from = 0, to?: number) =>
    menu.slice(from, to).reduce((sum, item) => sum + widthOfEntry(item), 0);
  const actions = Math.max(0, buttons * button - overhang);
  if (arrangement === 'top-logo') return entries() + 2 * (gap + actions);
  if (arrangement !== 'center-logo') return brand + entries() + actions + 2 * gap;
  // Both sides of a centered brand are as wide as the wider half of the menu.
  const half = Math.ceil(menu.length / 2);
  return brand + 2 * (gap + Math.max(entries(0, half), entries(half) + gap + actions));
}

/** Fit of the menu in a bar. */
export interface MenuFit {
  shownFrom: MenuBreakpoint;
  /** Entries have less padding. */
  tight: boolean;
}

/**
 * Returns the first breakpoint at which the menu fits, with tight padding if that makes it fit
 * earlier.
 */
export function fitMenu(contents: BarContents): MenuFit {
  if (contents.arrangement === 'left-classic') return { shownFrom: 'lg', tight: false };
  for (const step of steps)
    for (const tight of [false, true])
      if (requiredWidth(contents, step, tight) <= step.inner)
        return { shownFrom: step.from, tight };
  return { shownFrom: 'never', tight: false };
}
