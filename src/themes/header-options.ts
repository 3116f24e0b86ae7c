/** Appearance and behavior of a header. */
export interface HeaderOptions {
  /**
   * paper: transparent, a surface with a hairline once stuck. surface, ink: always a light or a dark
   * bar. overlay: lies over the first section, which begins at the top of the page; overlay-light: the
   * same with light text, for a dark first section.
   */
  variant: 'paper' | 'surface' | 'ink' | 'overlay' | 'overlay-light';
  /**
   * row: brand, navigation and actions in a line. centered: the navigation in the middle.
   * center-logo: the brand in the middle, the navigation on both sides of it. top-logo: the brand on
   * its own line. left-classic: a column with the whole menu. left-modern: a narrow rail with a
   * button. From 992 px on; below, all are a row.
   */
  arrangement: 'row' | 'centered' | 'center-logo' | 'top-logo' | 'left-classic' | 'left-modern';
  /**
   * reappearing: sticks, hides when scrolling down, reappears when scrolling up. fixed: always
   * visible. static: scrolls with the page. reverse: like reappearing, but pixel by pixel with the
   * scroll. responsive: static from 992 px on, fixed below.
   */
  behavior: 'reappearing' | 'fixed' | 'static' | 'reverse' | 'responsive';
  /**
   * Panel that the menu button opens. side: a drawer. classic: a panel that unfolds below the bar.
   * modern: the page moves aside. full: the whole screen in large type. half: half of the viewport.
   * start: a drawer beside the rail.
   */
  menuPanel: 'side' | 'classic' | 'modern' | 'full' | 'half' | 'start';
  /**
   * When the menu is behind its button: `small`, where the bar lacks space for it, or `always`.
   * Default: `small`.
   */
  collapse?: 'small' | 'always';
}
