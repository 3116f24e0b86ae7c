/** Entrance or transition animation of this site. */
export interface Entrance {
  /** Key of its rules in entrance-moves.css. */
  id: string;
  name: string;
  /** Parts of the site that use it. */
  where: string;
  /** Seconds; null for scroll-driven animations. */
  duration: number | null;
  /** True if `duration` is that of one repetition. */
  isPerRound?: boolean;
  /** Seconds between two runs. */
  interval?: number;
  delay: number;
  /** Seconds by which each item starts later than the one before it. */
  stagger?: number;
  /** Trigger, as text. */
  trigger: string;
  /** Reduced-motion fallback, as text. */
  reducedMotion: string;
  /** Duration in seconds on the animation page, where its own would be too long. */
  demoDuration?: number;
  /**
   * `@keyframes` of the shared style sheets that it uses: a test fails for any that is missing
   * here.
   */
  keyframes?: readonly string[];
  /** Shape on the stage: entrance-shape.tsx. */
  shape:
    | 'bar'
    | 'bars'
    | 'brackets'
    | 'card'
    | 'cards'
    | 'figure'
    | 'frame'
    | 'grow'
    | 'layers'
    | 'line'
    | 'page'
    | 'picture'
    | 'pictures'
    | 'ring'
    | 'row'
    | 'slides'
    | 'turns'
    | 'words';
}

export const entranceWords = {
  replay: 'Play again',
  replayOf: 'Play again: {name}',
  replayAll: 'Play all in view',
  showReduced: 'Show what less motion leaves',
  reducedNote: 'Your device asks for less motion, so everything below stands where it would end.',
  duration: 'Duration',
  delay: 'Delay',
  stagger: 'more for each after the first',
  trigger: 'Starts',
  reducedMotion: 'Less motion',
  onScroll: 'with the scroll',
  perRound: 'a round',
  interval: 'every',
} as const;

const onceVisible: readonly Entrance[] = [
  {
    id: 'rise',
    name: 'Rise',
    where: 'Sections, cards',
    duration: null,
    delay: 0,
    trigger: 'As it comes into the window; it ends before it is half in.',
    reducedMotion: 'The section, in its place.',
    keyframes: ['lf-enter-up'],
    shape: 'card',
  },
  {
    id: 'settle',
    name: 'Settle',
    where: 'Large pictures',
    duration: null,
    delay: 0,
    trigger: 'As it comes into the window.',
    reducedMotion: 'The picture, at its size.',
    keyframes: ['lf-enter-fade'],
    shape: 'picture',
  },
  {
    id: 'follow',
    name: 'Follow',
    where: 'Rows of cards, free to take from here',
    duration: 0.6,
    delay: 0.4,
    stagger: 0.4,
    trigger: 'When first seen, each after the one before.',
    reducedMotion: 'All of them at once.',
    shape: 'cards',
  },
  {
    id: 'count',
    name: 'Count',
    where: 'Counters',
    duration: 1,
    delay: 0,
    trigger: 'When first seen, once.',
    reducedMotion: 'The true number, which screen readers get at all times.',
    shape: 'figure',
  },
  {
    id: 'sweep',
    name: 'Sweep',
    where: 'Pie charts',
    duration: 1,
    delay: 0,
    trigger: 'When first seen, once.',
    reducedMotion: 'The finished ring.',
    shape: 'ring',
  },
  {
    id: 'fill',
    name: 'Fill',
    where: 'Progress bars',
    duration: 0.9,
    delay: 0,
    trigger: 'When first seen, once.',
    reducedMotion: 'The bar, at its share.',
    shape: 'bars',
  },
  {
    id: 'draw',
    name: 'Draw',
    where: 'The line of a project',
    duration: null,
    delay: 0,
    trigger: 'With the page; it goes back when the page does.',
    reducedMotion: 'The whole line.',
    shape: 'line',
  },
  {
    id: 'mark',
    name: 'Mark',
    where: 'Highlights, struck words',
    duration: null,
    delay: 0,
    trigger: 'As the line comes to the middle of the window.',
    reducedMotion: 'The words, marked.',
    keyframes: ['highlight-run', 'highlight-ring'],
    shape: 'words',
  },
  {
    id: 'ink',
    name: 'Ink in',
    where: 'Fancy text',
    duration: null,
    delay: 0,
    trigger: 'As the line comes up through the window.',
    reducedMotion: 'The words, in full ink.',
    keyframes: ['ink-text', 'picture-text'],
    shape: 'words',
  },
  {
    id: 'turns',
    name: 'Take turns',
    where: 'Fancy text',
    duration: 5,
    delay: 0,
    stagger: 5 / 3,
    trigger: 'With the page, once; again under the pointer.',
    reducedMotion: 'The last word, which is the one meant.',
    keyframes: ['turning-through', 'turning-through-again', 'turning-in', 'turning-in-again'],
    shape: 'turns',
  },
  {
    id: 'depth',
    name: 'Depth',
    where: 'Parallax pictures, page titles',
    duration: null,
    delay: 0,
    trigger: 'With the page; near things move more than far ones.',
    reducedMotion: 'The whole picture, in its frame.',
    keyframes: [
      'parallax-picture',
      'parallax-layer',
      'parallax-up',
      'parallax-down',
      'title-parallax',
    ],
    shape: 'layers',
  },
];

const repeating: readonly Entrance[] = [
  {
    id: 'pass',
    name: 'Pass by',
    where: 'Client logos; lines of text, in 40 s',
    duration: 60,
    isPerRound: true,
    delay: 0,
    trigger: 'By itself. A switch stops it, and so does the pointer.',
    reducedMotion: 'All of them, in rows, and no switch.',
    demoDuration: 9,
    keyframes: ['marquee'],
    shape: 'row',
  },
  {
    id: 'step',
    name: 'Step on',
    where: 'Carousels',
    duration: 0.6,
    interval: 3,
    delay: 0,
    trigger: 'By itself, until it is paused, pointed at or focused.',
    reducedMotion: 'The first slides. They change by button, at once.',
    shape: 'slides',
  },
  {
    id: 'fade',
    name: 'Give way',
    where: 'Carousels with one slide',
    duration: 0.9,
    interval: 3,
    delay: 0,
    trigger: 'As above.',
    reducedMotion: 'One slide. It changes by button, at once.',
    shape: 'pictures',
  },
  {
    id: 'melt',
    name: 'Melt',
    where: 'Pictures behind a page title',
    duration: 5,
    isPerRound: true,
    delay: 0,
    trigger: 'By itself, with a button that pauses it.',
    reducedMotion: 'The first picture, and no button.',
    keyframes: ['title-gallery'],
    shape: 'pictures',
  },
  {
    id: 'surface',
    name: 'Come up',
    where: 'Films, over their first frame',
    duration: 0.6,
    delay: 0,
    trigger: 'When the film is there, after everything else.',
    reducedMotion: 'The first frame. The film is not loaded.',
    shape: 'picture',
  },
  {
    id: 'run',
    name: 'Run along',
    where: 'Above a grid that is being arranged',
    duration: 1,
    isPerRound: true,
    delay: 0,
    trigger: 'With the choice of a filter, until all is in place.',
    reducedMotion: 'A line that stands there until all is in place.',
    keyframes: ['item-grid-load'],
    shape: 'bar',
  },
];

const onInteraction: readonly Entrance[] = [
  {
    id: 'close',
    name: 'Close round',
    where: 'Menu entries, cards of the showcase',
    duration: 0.18,
    delay: 0,
    trigger: 'By pointer or by focus.',
    reducedMotion: 'The brackets are there at once.',
    shape: 'brackets',
  },
  {
    id: 'turn',
    name: 'Turn',
    where: 'Profile tiles',
    duration: 0.6,
    delay: 0,
    trigger: 'By pointer or by focus.',
    reducedMotion: 'The back is there at once.',
    shape: 'card',
  },
  {
    id: 'tumble',
    name: 'Tumble',
    where: 'Rotate boxes, which turn, tumble or open like a door',
    duration: 0.9,
    delay: 0,
    trigger: 'By pointer, by focus or by a switch.',
    reducedMotion: 'The front fades, and the back is read.',
    shape: 'card',
  },
  {
    id: 'frame',
    name: 'Frame',
    where: 'Banners',
    duration: 0.6,
    delay: 0,
    trigger: 'By pointer or by focus.',
    reducedMotion: 'The frame closes at once; the picture stays.',
    shape: 'frame',
  },
  {
    id: 'grow',
    name: 'Make room',
    where: 'Panels that share a row',
    duration: 0.6,
    delay: 0,
    trigger: 'By pointer or by focus.',
    reducedMotion: 'The wide panel is there at once.',
    shape: 'grow',
  },
  {
    id: 'flood',
    name: 'Flood',
    where: 'Boxes with a line on top',
    duration: 0.6,
    delay: 0,
    trigger: 'By pointer or by focus.',
    reducedMotion: 'The box changes its color at once.',
    shape: 'card',
  },
  {
    id: 'change',
    name: 'Change over',
    where: 'Text sliders',
    duration: 0.6,
    delay: 0,
    trigger: 'By a press on its number, dot or name.',
    reducedMotion: 'The chosen text, at once.',
    shape: 'words',
  },
  {
    id: 'open',
    name: 'Open up',
    where: 'Accordions',
    duration: 0.3,
    delay: 0,
    trigger: 'By a press; what is below makes room.',
    reducedMotion: 'The answer, open.',
    shape: 'card',
  },
  {
    id: 'slide',
    name: 'Slide in',
    where: 'Modals, drawers, the search',
    duration: 0.28,
    delay: 0,
    trigger: 'By a press. It comes from where it will stand.',
    reducedMotion: 'The modal, open.',
    keyframes: ['dialog-in'],
    shape: 'card',
  },
  {
    id: 'unfold',
    name: 'Unfold',
    where: 'Menus',
    duration: 0.18,
    delay: 0,
    trigger: 'By a press, or when the pointer rests on its name.',
    reducedMotion: 'The menu, open.',
    keyframes: ['menu-in', 'sheet-in'],
    shape: 'cards',
  },
  {
    id: 'aside',
    name: 'Stand aside',
    where: 'The page, for a menu that pushes',
    duration: 0.32,
    delay: 0,
    trigger: 'By a press on the menu button.',
    reducedMotion: 'The page stands aside at once.',
    shape: 'page',
  },
  {
    id: 'leave',
    name: 'Come back',
    where: 'The bar at the top',
    duration: 0.28,
    delay: 0,
    trigger: 'When the page goes up again, after 120 px.',
    reducedMotion: 'The bar is there at once.',
    shape: 'bar',
  },
];

/** All animations, grouped by trigger. */
export const entrances = [
  { id: 'comes-in', heading: 'Once, when it is seen', entrances: onceVisible },
  { id: 'goes-on', heading: 'Over and over, with a pause', entrances: repeating },
  { id: 'answers', heading: 'When somebody asks', entrances: onInteraction },
] as const;
