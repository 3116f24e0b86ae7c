/** How a header looks and behaves. */
export interface HeaderOptions {
  /**
   * paper: no ground of its own, a surface with a hairline once stuck. surface, ink: always a light
   * or dark bar. overlay: lies over the first section, which begins at the top of the page;
   * overlay-light: the same with light letters, for a dark first section.
   */
  variant: 'paper' | 'surface' | 'ink' | 'overlay' | 'overlay-light';
  /**
   * row: brand, navigation and actions in a line. centered: the navigation in the middle.
   * center-logo: the brand in the middle, the navigation on both sides of it. top-logo: the brand on
   * a line of its own. left-classic: a column with the whole menu. left-modern: a narrow rail with a
   * button. From 992 px on; under that width all are a row.
   */
  arrangement: 'row' | 'centered' | 'center-logo' | 'top-logo' | 'left-classic' | 'left-modern';
  /**
   * reappearing: sticks, hides on the way down, comes back on the way up. fixed: always there.
   * static: never follows. reverse: moves out and in with the page, pixel by pixel. responsive:
   * static from 992 px on, fixed under that width.
   */
  behaviour: 'reappearing' | 'fixed' | 'static' | 'reverse' | 'responsive';
  /**
   * What the menu button opens. side: a drawer. classic: a sheet that unfolds below the bar.
   * modern: the page moves aside. full: the whole screen in large type. half: half of the window.
   * start: a drawer at the side of the rail.
   */
  smallScreen: 'side' | 'classic' | 'modern' | 'full' | 'half' | 'start';
  /** From which width the navigation stands in the bar: 992 px, or never. Left out: 992 px. */
  collapse?: 'small' | 'always';
}
