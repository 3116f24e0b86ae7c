import type { Theme } from '../catalogue/page-record.ts';

/** How a header looks and behaves. A header of the collection is one row of these choices. */
export interface HeaderOptions {
  /**
   * paper: no ground of its own, a surface with a hairline once stuck. surface, ink: always a light
   * or dark bar. overlay: lies over the first section, which begins at the top of the page.
   */
  look: 'paper' | 'surface' | 'ink' | 'overlay';
  /** row: brand, navigation and actions in a line. centered: the navigation in the middle. */
  arrangement: 'row' | 'centered';
  /** reappearing: hides on the way down, comes back on the way up. fixed: always. static: never. */
  behaviour: 'reappearing' | 'fixed' | 'static';
  /** The menu under 992 px: a drawer at the side, or the full screen. */
  smallScreen: 'side' | 'full';
}

/** The header of each look: Larkfield's own, and those of the homes. */
export const headers: Record<Theme, HeaderOptions> = {
  larkfield: {
    look: 'paper',
    arrangement: 'row',
    behaviour: 'reappearing',
    smallScreen: 'side',
  },
  startup: {
    look: 'paper',
    arrangement: 'centered',
    behaviour: 'reappearing',
    smallScreen: 'full',
  },
};
