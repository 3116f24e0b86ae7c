import type { MenuItem } from '../content/menu-item.ts';
import { opensPanel } from '../content/menu-item.ts';
import type { HeaderOptions } from '../looks/header-options.ts';

/**
 * How much room a bar needs, worked out from its words: so that a longer name or another entry of the
 * menu puts the menu behind its button in time, and no bar breaks. In rem, as far as nothing else is
 * said. A bar that is a little too full all the same (larger text, a wide face) takes a second line.
 */

/** Where the menu comes out of its button: widths of the window, or nowhere. */
export type MenuBreakpoint = 'lg' | 'xl' | 'full' | 'never';

interface Step {
  from: MenuBreakpoint;
  /** Between the gutters of the page. */
  inner: number;
  /** Size of the letters: `--text-body` of tokens.css, at most. */
  text: number;
  /** Left and right of an entry, and where there is little room. */
  padding: readonly [roomy: number, tight: number];
}

/** 992 px, 1200 px, and the full width of a page, 1280 px; later the room grows no more. */
const steps: readonly Step[] = [
  { from: 'lg', inner: 59, text: 1.14, padding: [1.5, 1] },
  { from: 'xl', inner: 72, text: 1.17, padding: [2, 1.5] },
  { from: 'full', inner: 77, text: 1.1875, padding: [2, 1.5] },
];
const gap = 1.5;
const chevron = 1.25;
/** A button of the bar with what stands between two. */
const button = 3.125;
/** The last one stands out into the gutter. */
const overhang = 0.875;

/** Arial's letters by width, in thousandths of an em; those that are not named are 556 wide. */
const widths: readonly (readonly [width: number, letters: string])[] = [
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
];
const widthOf = new Map(widths.flatMap(([width, all]) => [...all].map((each) => [each, width])));
/** Signs of East Asia fill their em; other letters are like an n. */
const widthOfUnlisted = (letter: string) => (letter >= '\u2e80' ? 1000 : 556);
/** Medium letters beside regular ones, and a little for what is not worked out. */
const mediumFactor = 1.06;

/** How wide a text is, in ems of a face whose letters are `face` times as wide as Arial's. */
export const textWidth = (text: string, letterWidth = 1): number =>
  ([...text].reduce((sum, each) => sum + (widthOf.get(each) ?? widthOfUnlisted(each)), 0) / 1000) *
  mediumFactor *
  letterWidth;

/** How wide a name is in letters: a long one breaks (header.css), so it takes no more than this. */
export const nameWidth = (title: string): number => Math.min(textWidth(title) * 1.55, 14);

/** What a bar holds beside its menu. */
export interface BarMetrics {
  /** How wide the brand is, in rem. */
  brand: number;
  /** Buttons beside that of the menu. */
  buttons: number;
  /** How wide letters of the text face are, beside Arial's. */
  letterWidth?: number;
}

interface BarContents extends BarMetrics {
  arrangement: HeaderOptions['arrangement'];
  menu: readonly MenuItem[];
}

/** How much a bar needs at a step, gaps included. */
function requiredWidth(contents: BarContents, { text, padding }: Step, tight: boolean): number {
  const { arrangement, menu, brand, buttons, letterWidth = 1 } = contents;
  const around = padding[tight ? 1 : 0];
  const entries = (items: readonly MenuItem[]) =>
    items
      .map(
        (item) =>
          textWidth(item.title, letterWidth) * text + (opensPanel(item) ? chevron : 0) + around,
      )
      .reduce((sum, each) => sum + each, 0);
  const actions = Math.max(0, buttons * button - overhang);
  const half = Math.ceil(menu.length / 2);
  switch (arrangement) {
    case 'top-logo':
      return entries(menu) + 2 * (gap + actions);
    // The name in the middle has as much on both sides as the larger half needs.
    case 'center-logo':
      return (
        brand +
        2 *
          (gap + Math.max(entries(menu.slice(0, half)), entries(menu.slice(half)) + gap + actions))
      );
    default:
      return brand + entries(menu) + actions + 2 * gap;
  }
}

/** How the menu stands in a bar. */
export interface MenuFit {
  shownFrom: MenuBreakpoint;
  /** Its entries have moved together. */
  tight: boolean;
}

/** From which width on the menu stands in the bar. Entries move together where that makes it earlier. */
export function fitMenu(contents: BarContents): MenuFit {
  if (contents.arrangement === 'left-classic') return { shownFrom: 'lg', tight: false };
  for (const step of steps)
    for (const tight of [false, true])
      if (requiredWidth(contents, step, tight) <= step.inner)
        return { shownFrom: step.from, tight };
  return { shownFrom: 'never', tight: false };
}
