import { type MenuItem, opensPanel } from '../content/menu-item.ts';
import type { HeaderOptions } from '../themes/header-options.ts';

/**
 * Estimates the width of a header bar from its text, to choose the breakpoint from which the menu fits;
 * below it the menu is behind its button. Widths are in rem unless stated otherwise. A bar that
 * overflows all the same (larger text, a wide font) wraps to a second line.
 */

/** Breakpoint from which the bar shows the menu; `never`: it stays behind its button. */
export type MenuBreakpoint = 'lg' | 'xl' | 'full' | 'never';

interface BreakpointMetrics {
  breakpoint: MenuBreakpoint;
  /** Width between the gutters of the page. */
  innerWidth: number;
  /** Largest font size: `--text-body` of tokens.css. */
  fontSize: number;
  /** Horizontal padding of an entry, both sides together. */
  padding: { normal: number; tight: number };
}

/** 992 px, 1200 px, and 1344 px, from which the container of the page has its full width. */
const breakpoints: readonly BreakpointMetrics[] = [
  { breakpoint: 'lg', innerWidth: 59, fontSize: 1.14, padding: { normal: 1.5, tight: 1 } },
  { breakpoint: 'xl', innerWidth: 72, fontSize: 1.17, padding: { normal: 2, tight: 1.5 } },
  { breakpoint: 'full', innerWidth: 77, fontSize: 1.1875, padding: { normal: 2, tight: 1.5 } },
];
/** Gap between brand, menu and buttons. */
const gapWidth = 1.5;
/** Chevron of an entry with a panel, and its gap. */
const chevronWidth = 1.25;
/** A button of the bar and the gap to the next. */
const buttonWidth = 3.125;
/** The last button extends into the gutter by this much. */
const overhang = 0.875;

/** Widths of Arial's glyphs in thousandths of an em. */
const glyphWidths = [
  { width: 222, glyphs: "ijl'" },
  { width: 278, glyphs: 'ft I.,:;!/|' },
  { width: 333, glyphs: 'r-()“”' },
  { width: 500, glyphs: 'ckszvxyJ' },
  { width: 611, glyphs: 'FTZ' },
  { width: 667, glyphs: 'ABEKPSVXY&' },
  { width: 722, glyphs: 'CDHNRUw' },
  { width: 778, glyphs: 'GOQ' },
  { width: 833, glyphs: 'mM' },
  { width: 944, glyphs: 'W…' },
];
/** Returns a glyph's width; one not listed fills the em in CJK, and else is as wide as an n. */
const widthOf = (glyph: string): number =>
  glyphWidths.find(({ glyphs }) => glyphs.includes(glyph))?.width ??
  (glyph >= '\u2e80' ? 1000 : 556);
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
function requiredWidth(
  contents: BarContents,
  { fontSize, padding }: BreakpointMetrics,
  tight: boolean,
): number {
  const { arrangement, menu, brand, buttons, letterWidth } = contents;
  const entryPadding = tight ? padding.tight : padding.normal;
  const widthOfEntry = (item: MenuItem) =>
    textWidth(item.title, letterWidth) * fontSize +
    (opensPanel(item) ? chevronWidth : 0) +
    entryPadding;
  const widthOfEntries = (start = 0, end?: number) =>
    menu.slice(start, end).reduce((sum, item) => sum + widthOfEntry(item), 0);
  const actionsWidth = Math.max(0, buttons * buttonWidth - overhang);
  if (arrangement === 'top-logo') return widthOfEntries() + 2 * (gapWidth + actionsWidth);
  if (arrangement !== 'center-logo') return brand + widthOfEntries() + actionsWidth + 2 * gapWidth;
  // Both sides of a centered brand are as wide as the wider half of the menu.
  const halfLength = Math.ceil(menu.length / 2);
  const firstHalf = widthOfEntries(0, halfLength);
  const secondHalf = widthOfEntries(halfLength) + gapWidth + actionsWidth;
  return brand + 2 * (gapWidth + Math.max(firstHalf, secondHalf));
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
  for (const metrics of breakpoints)
    for (const tight of [false, true])
      if (requiredWidth(contents, metrics, tight) <= metrics.innerWidth)
        return { shownFrom: metrics.breakpoint, tight };
  return { shownFrom: 'never', tight: false };
}
