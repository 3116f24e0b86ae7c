import { palette } from '../palette.ts';
import { at, box, disc, flatStroke, shape, stroke } from '../svg.ts';
import { stuff } from './goods.ts';

/** A tool that stands in a pocket 120 wide: its middle is 0, its head at the top, its foot at 380. */
type Tool = () => string;

const shaft = (w: number, from: number, fill: string) => box(-w / 2, from, w, 380 - from, 6, fill);

const handle = (fill: string, dark: string) =>
  shaft(14, 140, stuff.steel) +
  box(-23, 10, 46, 150, 20, fill) +
  [-9, 9].map((x) => box(x - 2, 30, 4, 100, 2, dark)).join('') +
  box(-15, 158, 30, 20, 4, stuff.steelDark);

/** Everything that a pocket or a hook holds. */
export const tools = {
  wrench: () =>
    shaft(30, 70, stuff.steel) +
    shape(
      'M-46 50A46 46 0 0 1-16 7V46L0 58L16 46V7A46 46 0 0 1 46 50A46 46 0 0 1-46 50Z',
      stuff.steel,
    ) +
    box(-7, 120, 14, 120, 7, stuff.steelDark, 'opacity=".5"'),
  screwdriver: () => handle(palette.vermilion, '#a83412'),
  chisel: () =>
    shaft(30, 140, stuff.steel) +
    box(-20, 14, 40, 140, 14, stuff.oak) +
    box(-22, 10, 44, 18, 6, stuff.oakDark) +
    box(-17, 140, 34, 22, 4, stuff.steelDark),
  hammer: () =>
    shaft(28, 40, stuff.oak) +
    shape('M-52 22H30Q52 22 56 48L50 52Q42 46 30 62H-52Q-58 62-58 56V28Q-58 22-52 22Z', '#4a5652'),
  pliers: () =>
    stroke('M-30 24C-38 120-10 160-4 230', palette.field, 26) +
    stroke('M30 24C38 120 10 160 4 230', palette.field, 26) +
    disc(0, 238, 20, stuff.steelDark) +
    shaft(30, 250, stuff.steel),
  torch: () =>
    shaft(40, 90, '#33423b') +
    shape('M-36 12H36V52L22 96H-22L-36 52Z', '#33423b') +
    box(-36, 8, 72, 14, 4, palette.sun) +
    box(-8, 130, 16, 30, 8, palette.vermilion),
  brush: () =>
    shaft(24, 120, stuff.oak) +
    box(-34, 10, 68, 84, 8, '#efe3c8') +
    flatStroke('M-20 12V90M-7 12V90M7 12V90M20 12V90', stuff.kraftDark, 3) +
    box(-38, 88, 76, 34, 4, stuff.steelDark),
  square: () =>
    box(-14, 8, 22, 372, 2, stuff.steel) +
    box(-14, 8, 66, 22, 2, stuff.steel) +
    flatStroke('M8 50h-10M8 80h-16M8 110h-10M8 140h-16M8 170h-10', palette.ink, 3),
  saw: () =>
    shape('M-30 10H20Q46 10 46 40V90Q46 120 20 122L12 380H-16L-30 120Z', stuff.steel) +
    shape('M-34 6H24Q52 8 52 46V96Q50 130 16 130H-34Z', stuff.oak) +
    box(-14, 36, 40, 60, 18, palette.sky),
  pencil: () =>
    shape('M0 8L18 60V380H-18V60Z', palette.sun) +
    shape('M0 8L18 60H-18Z', '#f0dcb8') +
    shape('M0 8L7 28H-7Z', palette.ink) +
    box(-5, 60, 10, 320, 0, '#d89a25'),
  redPencil: () =>
    shape('M0 8L18 60V380H-18V60Z', palette.vermilion) +
    shape('M0 8L18 60H-18Z', '#f0dcb8') +
    shape('M0 8L7 28H-7Z', '#a83412') +
    box(-5, 60, 10, 320, 0, '#b93c16'),
  pen: () =>
    box(-20, 96, 40, 284, 8, palette.fieldDeep) +
    shape('M0 6L22 70L14 98H-14L-22 70Z', palette.sun) +
    flatStroke('M0 10V70', palette.ink, 3) +
    disc(0, 72, 5, palette.ink),
  ruler: () =>
    box(-26, 8, 52, 372, 3, '#f0dcb8') +
    flatStroke(
      Array.from({ length: 17 }, (_, i) => `M-26 ${24 + i * 20}h${i % 4 ? 14 : 26}`).join(''),
      palette.ink,
      3,
    ),
  scissors: () =>
    disc(-28, 44, 28, 'none', `stroke="${palette.vermilion}" stroke-width="16"`) +
    disc(28, 44, 28, 'none', `stroke="${palette.vermilion}" stroke-width="16"`) +
    shape('M-24 74L-8 74L22 380H2Z', stuff.steel) +
    shape('M24 74L8 74L-22 380H-2Z', stuff.steelDark),
  glass: () =>
    shaft(24, 110, stuff.oakDark) +
    disc(0, 58, 44, '#dcecf0', `stroke="#4a5652" stroke-width="12"`) +
    stroke('M-22 50A26 26 0 0 1 0 32', '#ffffff', 7),
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;

/** The tool where it hangs or stands. */
export const tool = (name: ToolName, x: number, y: number) =>
  at(x + 8, y + 10, `<g opacity=".16">${flat(name, palette.ink)}</g>`) + at(x, y, tools[name]());

/** The same tool in one colour: its shadow, or its painted outline. */
export const flat = (name: ToolName, colour: string) =>
  tools[name]().replaceAll(/#[0-9a-f]{6}/gi, colour);

/** The same tool grown by the width of a line: with the flat one on top, its outline. */
export const outlined = (name: ToolName, line: number, colour: string) =>
  `<g stroke="${colour}" stroke-width="${2 * line}" stroke-linejoin="round">${flat(
    name,
    colour,
  ).replaceAll(
    /stroke-width="(\d+)"/g,
    (_, wide: string) => `stroke-width="${Number(wide) + 2 * line}"`,
  )}</g>`;
