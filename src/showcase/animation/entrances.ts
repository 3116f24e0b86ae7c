/** Entrance or transition animation of this site. */
export interface Entrance {
  /** Key of its rules in entrance-moves.css. */
  id: string;
  name: string;
  where: string;
  /** Seconds; null for scroll-driven animations. */
  duration: number | null;
  /** The duration is that of one of many repetitions. */
  round?: boolean;
  /** Seconds from one run to the next. */
  every?: number;
  delay: number;
  /** Stagger: seconds that each item after the first starts later than the one before it. */
  step?: number;
  /** Trigger, as text. */
  starts: string;
  /** Reduced-motion fallback, as text. */
  still: string;
  /** Duration in seconds on the animation page, where its own would be too long. */
  plays?: number;
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
  all: 'Play all in view',
  still: 'Show what less motion leaves',
  asked: 'Your device asks for less motion, so everything below stands where it would end.',
  duration: 'Duration',
  delay: 'Delay',
  step: 'more for each after the first',
  starts: 'Starts',
  less: 'Less motion',
  scroll: 'with the scroll',
  round: 'a round',
  every: 'every',
} as const;

const comesIn: readonly Entrance[] = [
  {
    id: 'rise',
    name: 'Rise',
    where: 'Sections, cards',
    duration: null,
    delay: 0,
    starts: 'As it comes into the window; it ends before it is half in.',
    still: 'The section, in its place.',
    keyframes: ['enter-up'],
    shape: 'card',
  },
  {
    id: 'settle',
    name: 'Settle',
    where: 'Large pictures',
    duration: null,
    delay: 0,
    starts: 'As it comes into the window.',
    still: 'The picture, at its size.',
    keyframes: ['enter-fade'],
    shape: 'picture',
  },
  {
    id: 'follow',
    name: 'Follow',
    where: 'Rows of cards, free to take from here',
    duration: 0.6,
    delay: 0.4,
    step: 0.4,
    starts: 'When first seen, each after the one before.',
    still: 'All of them at once.',
    shape: 'cards',
  },
  {
    id: 'count',
    name: 'Count',
    where: 'Counters',
    duration: 1,
    delay: 0,
    starts: 'When first seen, once.',
    still: 'The true number, which screen readers get at all times.',
    shape: 'figure',
  },
  {
    id: 'sweep',
    name: 'Sweep',
    where: 'Pie charts',
    duration: 1,
    delay: 0,
    starts: 'When first seen, once.',
    still: 'The finished ring.',
    shape: 'ring',
  },
  {
    id: 'fill',
    name: 'Fill',
    where: 'Progress bars',
    duration: 0.9,
    delay: 0,
    starts: 'When first seen, once.',
    still: 'The bar, at its share.',
    shape: 'bars',
  },
  {
    id: 'draw',
    name: 'Draw',
    where: 'The line of a project',
    duration: null,
    delay: 0,
    starts: 'With the page; it goes back when the page does.',
    still: 'The whole line.',
    shape: 'line',
  },
  {
    id: 'mark',
    name: 'Mark',
    where: 'Highlights, struck words',
    duration: null,
    delay: 0,
    starts: 'As the line comes to the middle of the window.',
    still: 'The words, marked.',
    keyframes: ['highlight-run', 'highlight-ring'],
    shape: 'words',
  },
  {
    id: 'ink',
    name: 'Ink in',
    where: 'Fancy text',
    duration: null,
    delay: 0,
    starts: 'As the line comes up through the window.',
    still: 'The words, in full ink.',
    keyframes: ['ink-text', 'picture-text'],
    shape: 'words',
  },
  {
    id: 'turns',
    name: 'Take turns',
    where: 'Fancy text',
    duration: 5,
    delay: 0,
    step: 5 / 3,
    starts: 'With the page, once; again under the pointer.',
    still: 'The last word, which is the one meant.',
    keyframes: ['turning-through', 'turning-through-again', 'turning-in', 'turning-in-again'],
    shape: 'turns',
  },
  {
    id: 'depth',
    name: 'Depth',
    where: 'Parallax pictures, page titles',
    duration: null,
    delay: 0,
    starts: 'With the page; near things move more than far ones.',
    still: 'The whole picture, in its frame.',
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

const goesOn: readonly Entrance[] = [
  {
    id: 'pass',
    name: 'Pass by',
    where: 'Client logos; lines of text, in 40 s',
    duration: 60,
    round: true,
    delay: 0,
    starts: 'By itself. A switch stops it, and so does the pointer.',
    still: 'All of them, in rows, and no switch.',
    plays: 9,
    keyframes: ['marquee'],
    shape: 'row',
  },
  {
    id: 'step',
    name: 'Step on',
    where: 'Carousels',
    duration: 0.6,
    every: 3,
    delay: 0,
    starts: 'By itself, until it is paused, pointed at or focused.',
    still: 'The first slides. They change by button, at once.',
    shape: 'slides',
  },
  {
    id: 'fade',
    name: 'Give way',
    where: 'Carousels with one slide',
    duration: 0.9,
    every: 3,
    delay: 0,
    starts: 'As above.',
    still: 'One slide. It changes by button, at once.',
    shape: 'pictures',
  },
  {
    id: 'melt',
    name: 'Melt',
    where: 'Pictures behind a page title',
    duration: 5,
    round: true,
    delay: 0,
    starts: 'By itself, with a button that pauses it.',
    still: 'The first picture, and no button.',
    keyframes: ['title-gallery'],
    shape: 'pictures',
  },
  {
    id: 'surface',
    name: 'Come up',
    where: 'Films, over their first frame',
    duration: 0.6,
    delay: 0,
    starts: 'When the film is there, after everything else.',
    still: 'The first frame. The film is not loaded.',
    shape: 'picture',
  },
  {
    id: 'run',
    name: 'Run along',
    where: 'Above a grid that is being arranged',
    duration: 1,
    round: true,
    delay: 0,
    starts: 'With the choice of a filter, until all is in place.',
    still: 'A line that stands there until all is in place.',
    keyframes: ['item-grid-load'],
    shape: 'bar',
  },
];

const answers: readonly Entrance[] = [
  {
    id: 'close',
    name: 'Close round',
    where: 'Menu entries, cards of the showcase',
    duration: 0.18,
    delay: 0,
    starts: 'By pointer or by focus.',
    still: 'The brackets are there at once.',
    shape: 'brackets',
  },
  {
    id: 'turn',
    name: 'Turn',
    where: 'Profile tiles',
    duration: 0.6,
    delay: 0,
    starts: 'By pointer or by focus.',
    still: 'The back is there at once.',
    shape: 'card',
  },
  {
    id: 'tumble',
    name: 'Tumble',
    where: 'Rotate boxes, which turn, tumble or open like a door',
    duration: 0.9,
    delay: 0,
    starts: 'By pointer, by focus or by a switch.',
    still: 'The front fades, and the back is read.',
    shape: 'card',
  },
  {
    id: 'frame',
    name: 'Frame',
    where: 'Banners',
    duration: 0.6,
    delay: 0,
    starts: 'By pointer or by focus.',
    still: 'The frame closes at once; the picture stays.',
    shape: 'frame',
  },
  {
    id: 'grow',
    name: 'Make room',
    where: 'Panels that share a row',
    duration: 0.6,
    delay: 0,
    starts: 'By pointer or by focus.',
    still: 'The wide panel is there at once.',
    shape: 'grow',
  },
  {
    id: 'flood',
    name: 'Flood',
    where: 'Boxes with a line on top',
    duration: 0.6,
    delay: 0,
    starts: 'By pointer or by focus.',
    still: 'The box changes its color at once.',
    shape: 'card',
  },
  {
    id: 'change',
    name: 'Change over',
    where: 'Text sliders',
    duration: 0.6,
    delay: 0,
    starts: 'By a press on its number, dot or name.',
    still: 'The chosen text, at once.',
    shape: 'words',
  },
  {
    id: 'open',
    name: 'Open up',
    where: 'Accordions',
    duration: 0.3,
    delay: 0,
    starts: 'By a press; what is below makes room.',
    still: 'The answer, open.',
    shape: 'card',
  },
  {
    id: 'slide',
    name: 'Slide in',
    where: 'Modals, drawers, the search',
    duration: 0.28,
    delay: 0,
    starts: 'By a press. It comes from where it will stand.',
    still: 'The modal, open.',
    keyframes: ['dialog-in'],
    shape: 'card',
  },
  {
    id: 'unfold',
    name: 'Unfold',
    where: 'Menus',
    duration: 0.18,
    delay: 0,
    starts: 'By a press, or when the pointer rests on its name.',
    still: 'The menu, open.',
    keyframes: ['menu-in', 'sheet-in'],
    shape: 'cards',
  },
  {
    id: 'aside',
    name: 'Stand aside',
    where: 'The page, for a menu that pushes',
    duration: 0.32,
    delay: 0,
    starts: 'By a press on the menu button.',
    still: 'The page stands aside at once.',
    shape: 'page',
  },
  {
    id: 'leave',
    name: 'Come back',
    where: 'The bar at the top',
    duration: 0.28,
    delay: 0,
    starts: 'When the page goes up again, after 120 px.',
    still: 'The bar is there at once.',
    shape: 'bar',
  },
];

/** All animations, grouped by trigger. */
export const entrances = [
  { id: 'comes-in', heading: 'Once, when it is seen', entrances: comesIn },
  { id: 'goes-on', heading: 'Over and over, with a pause', entrances: goesOn },
  { id: 'answers', heading: 'When somebody asks', entrances: answers },
] as const;
