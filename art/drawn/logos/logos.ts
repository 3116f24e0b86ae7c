import type { Font } from '../../../src/themes/font.ts';
import { fonts } from '../../../src/themes/fonts.ts';

/** One invented client: its sign on a board of 48 by 48, and how its name is set. */
export type LogoDrawing = {
  readonly name: string;
  readonly words: string;
  readonly face: Font;
  readonly weight: number;
  readonly tracking?: number;
  /** Outline filled by the even-odd rule. */
  readonly fill?: string;
  /** Lines, 4 units thick. */
  readonly stroke?: string;
};

const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;

/** Twelve clients of `src/content/clients.ts`, then twelve more for the showcase. */
export const logos = [
  {
    name: 'pruitt',
    words: 'Pruitt',
    face: fonts.bricolageGrotesque,
    weight: 800,
    fill: `M24 2L43 13V35L24 46L5 35V13Z${ring(24, 24, 10)}`,
  },
  {
    name: 'northwharf',
    words: 'northwharf',
    face: fonts.figtree,
    weight: 700,
    tracking: -0.02,
    fill: 'M6 4H14V28L34 4H42V30H34V16L22 30H6Z',
    stroke: 'M4 40q5 -5 10 0t10 0 10 0 10 0',
  },
  {
    name: 'granite-seed',
    words: 'Granite State Seed',
    face: fonts.familjenGrotesk,
    weight: 600,
    fill: 'M22 46V26C8 26 4 16 4 6C16 6 22 10 24 18C26 10 32 2 44 2C44 16 38 24 26 24V46Z',
  },
  {
    name: 'cold-hollow',
    words: 'COLD HOLLOW',
    face: fonts.instrumentSans,
    weight: 650,
    tracking: 0.09,
    fill: `M2 42A11 20 0 0 1 24 42A11 28 0 0 1 46 42Z${ring(14, 12, 5)}`,
  },
  {
    name: 'winooski-rowing',
    words: 'Winooski RC',
    face: fonts.bricolageGrotesque,
    weight: 600,
    fill: 'M3 3L14 6L17 13L25 21L34 12L36 5L45 3L43 12L36 14L27 23L44 40L40 44L24 27L8 44L4 40L21 23L12 14L5 12Z',
  },
  {
    name: 'bellwether',
    words: 'Bellwether',
    face: fonts.figtree,
    weight: 600,
    fill: `M24 2C28 2 29 5 29 7C37 9 39 17 39 25C39 32 44 34 44 38H4C4 34 9 32 9 25C9 17 11 9 19 7C19 5 20 2 24 2ZM18 41H30A6 6 0 0 1 18 41Z`,
  },
  {
    name: 'maple-row',
    words: 'Maple Row',
    face: fonts.figtree,
    weight: 800,
    tracking: -0.02,
    fill: 'M13 4C19 4 21 7 24 7S29 4 35 4C43 4 46 11 44 20C42 28 40 45 34 45C28 45 30 31 24 31S20 45 14 45C8 45 6 28 4 20C2 11 5 4 13 4Z',
  },
  {
    name: 'kestrel',
    words: 'KESTREL',
    face: fonts.familjenGrotesk,
    weight: 700,
    tracking: 0.06,
    fill: `M2 10C16 4 32 6 46 2C44 14 36 20 26 22L38 24C34 32 24 34 18 30L10 46L6 44L14 24C8 22 4 18 2 10Z`,
  },
  {
    name: 'saltmarsh',
    words: 'Saltmarsh Books',
    face: fonts.bricolageGrotesque,
    weight: 500,
    fill: 'M2 16C10 12 18 14 22 18V44C18 40 10 38 2 42ZM46 16C38 12 30 14 26 18V44C30 40 38 38 46 42Z',
    stroke: 'M24 12V2M17 10L14 3M31 10L34 3',
  },
  {
    name: 'orchard-transit',
    words: 'orchard valley transit',
    face: fonts.figtree,
    weight: 600,
    fill: `M8 10A6 6 0 0 1 14 4H34A6 6 0 0 1 40 10V36A4 4 0 0 1 36 40V44H31V40H17V44H12V40A4 4 0 0 1 8 36ZM13 12V24H35V12Z${ring(15, 32, 3)}${ring(33, 32, 3)}`,
  },
  {
    name: 'fern-and-iron',
    words: 'Fern & Iron',
    face: fonts.bricolageGrotesque,
    weight: 700,
    stroke:
      'M24 46V4M24 12L14 6M24 12L34 6M24 22L10 14M24 22L38 14M24 32L8 24M24 32L40 24M24 42L12 36M24 42L36 36',
  },
  {
    name: 'harrow-point',
    words: 'Harrow Point Ferries',
    face: fonts.bricolageGrotesque,
    weight: 680,
    fill: 'M3 24H45L39 35H9ZM10 22V12H20V5H28V12H38V22Z',
    stroke: 'M4 43q5 -5 10 0t10 0 10 0 10 0',
  },
  {
    name: 'otter-creek',
    words: 'Otter Creek Press',
    face: fonts.familjenGrotesk,
    weight: 600,
    fill: 'M4 4H44V44H4ZM12 12V36H36V12ZM16 16H32V20H16ZM16 24H32V28H16Z',
  },
  {
    name: 'quarry-nine',
    words: 'QUARRY 9',
    face: fonts.bricolageGrotesque,
    weight: 800,
    tracking: 0.02,
    fill: 'M2 44V34H14V24H26V14H36V4H46V44Z',
  },
  {
    name: 'lantern-hall',
    words: 'Lantern Hall',
    face: fonts.instrumentSans,
    weight: 500,
    fill: 'M20 2H28V8H34L40 18V40L34 46H14L8 40V18L14 8H20ZM15 20V38L17 40H31L33 38V20Z',
    stroke: 'M24 24V36',
  },
  {
    name: 'blue-barn',
    words: 'Blue Barn Dairy',
    face: fonts.bricolageGrotesque,
    weight: 700,
    fill: 'M24 3L40 11L46 24V45H2V24L8 11ZM17 28V45H31V28Z',
  },
  {
    name: 'thistledown',
    words: 'thistledown',
    face: fonts.familjenGrotesk,
    weight: 500,
    stroke: 'M24 46V26M24 26L8 20M24 26L12 9M24 26V4M24 26L36 9M24 26L40 20',
  },
  {
    name: 'mill-street',
    words: 'Mill Street Clinic',
    face: fonts.figtree,
    weight: 600,
    fill: `M18 2H30V18H46V30H30V46H18V30H2V18H18Z${ring(24, 24, 6)}`,
  },
  {
    name: 'evergreen-union',
    words: 'Evergreen Union',
    face: fonts.instrumentSans,
    weight: 650,
    fill: 'M24 2L36 18H30L40 31H33L44 45H4L15 31H8L18 18H12Z',
  },
  {
    name: 'beacon-radio',
    words: 'BEACON',
    face: fonts.figtree,
    weight: 900,
    tracking: 0.04,
    fill: 'M20 18H28L33 46H15Z',
    stroke: 'M15 21A12 12 0 0 1 15 4M33 21A12 12 0 0 0 33 4M24 11V13',
  },
  {
    name: 'compass-rose',
    words: 'Compass Rose',
    face: fonts.bricolageGrotesque,
    weight: 500,
    fill: 'M24 1L29 19L47 24L29 29L24 47L19 29L1 24L19 19Z',
  },
  {
    name: 'paper-crane',
    words: 'paper crane',
    face: fonts.instrumentSans,
    weight: 600,
    fill: 'M2 10L24 22L46 4L34 30L24 44L20 30L8 34L16 24Z',
  },
  {
    name: 'slate-and-sons',
    words: 'SLATE & SONS',
    face: fonts.familjenGrotesk,
    weight: 600,
    tracking: 0.08,
    fill: 'M24 3L46 24H38V45H10V24H2ZM19 27V36H29V27Z',
  },
  {
    name: 'high-meadow',
    words: 'High Meadow',
    face: fonts.bricolageGrotesque,
    weight: 650,
    fill: `M2 46C2 30 14 22 24 22S46 30 46 46Z${ring(24, 10, 8)}`,
  },
] as const satisfies readonly LogoDrawing[];
