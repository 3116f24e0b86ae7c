import { palette as p } from '../palette.ts';
import { at, board, box, disc, shape, stroke, text } from '../svg.ts';

const c = { glow: '#ffd98a', iron: '#27332d', steel: '#aab4ae', wood: '#b27a45' } as const;

export const frontSize = { width: 520, height: 720 };

interface Front {
  wall: string;
  trim: string;
  name: string;
  /** The outline above the windows. */
  top: string;
  /** Contents of the window, 360 by 250, its foot at 0, 0 in the middle. */
  window: string;
}

/** A house of the street, as wide as the picture, so that neighbors touch. */
function front({ wall, trim, name, top, window }: Front): string {
  return board(
    frontSize.width,
    frontSize.height,
    box(0, 0, 520, 720, 0, p.sky) +
      shape(top, trim) +
      box(0, 150, 520, 530, 0, wall) +
      [84, 352]
        .map(
          (x) =>
            box(x, 178, 84, 108, 0, p.surface) +
            box(x + 8, 186, 68, 92, 0, c.iron) +
            stroke(`M${x + 42} 186V278M${x + 8} 232h68`, p.surface, 6),
        )
        .join('') +
      box(0, 312, 520, 92, 0, trim) +
      text(260, 378, 54, name, {
        face: 'display',
        weight: 800,
        anchor: 'middle',
        fill: p.surface,
      }) +
      box(40, 420, 300, 230, 0, p.surface) +
      box(50, 430, 280, 210, 0, c.glow) +
      at(190, 640, window) +
      box(366, 420, 114, 260, 0, p.surface) +
      box(376, 430, 94, 250, 0, trim) +
      box(388, 446, 70, 100, 0, p.sky) +
      disc(454, 572, 8, c.glow) +
      box(0, 650, 366, 30, 0, trim) +
      box(0, 680, 520, 40, 0, c.steel) +
      box(0, 680, 520, 8, 0, p.ink),
  );
}

const gable = 'M0 150L260 20L520 150Z';
const flat = 'M-10 110H530V150H-10Z';
const stepped = 'M0 150V110H110V70H200V30H320V70H410V110H520V150Z';
const round = 'M0 150Q260-60 520 150Z';

const machine = (x: number, fill: string) =>
  at(
    x,
    0,
    shape('M-46 0V-150q0-26 46-26t46 26V0Z', fill) +
      box(-34, -146, 68, 54, 4, p.ink) +
      shape('M-10-108l10-22l10 22Z', c.glow) +
      box(-40, -84, 80, 16, 4, p.ink) +
      disc(-18, -92, 8, p.vermilion) +
      disc(20, -76, 5, c.glow),
  );

const stall = (x: number, fill: string) =>
  at(
    x,
    0,
    shape('M-44-96H44L54-60H-54Z', fill) +
      shape('M-20-96H0V-60H-24ZM20-96H44L54-60H28Z', p.surface) +
      box(-40, -60, 6, 60, 0, c.wood) +
      box(34, -60, 6, 60, 0, c.wood) +
      box(-44, -34, 88, 34, 2, c.wood) +
      [-26, -4, 18].map((left) => disc(left + 4, -40, 11, p.field)).join(''),
  );

/** The other houses of the street, by what they do and we do not. */
export const fronts = {
  letters: () =>
    front({
      wall: '#d98f6a',
      trim: p.fieldDeep,
      name: 'LETTERS',
      top: gable,
      window:
        text(-20, -26, 190, 'R', {
          face: 'display',
          weight: 800,
          anchor: 'middle',
          fill: p.vermilion,
        }) +
        stroke('M60-10L104-150', c.wood, 14) +
        shape('M52 8l-6-52l30 8Z', p.ink),
    }),
  posters: () =>
    front({
      wall: '#e3c27a',
      trim: '#8a2f14',
      name: 'CAMPAIGNS',
      top: flat,
      window:
        shape('M-70-120l120-60v170l-120-50Z', p.vermilion) +
        box(-104, -124, 40, 66, 10, p.ink) +
        shape('M-60-58l16 58h30l-14-52Z', p.ink) +
        stroke('M76-120l34-18M80-92h40M76-64l34 18', p.ink, 9),
    }),
  games: () =>
    front({
      wall: '#8fb0a0',
      trim: '#3d2f63',
      name: 'GAMES',
      top: stepped,
      window: machine(-66, '#5b4a92') + machine(56, p.vermilion),
    }),
  repair: () =>
    front({
      wall: '#cfc7b4',
      trim: '#28546a',
      name: 'REPAIRS',
      top: flat,
      window:
        box(-110, -96, 160, 80, 8, c.iron) +
        box(-84, -150, 108, 60, 2, p.surface) +
        box(-90, -44, 120, 30, 2, p.surface) +
        stroke('M-76-130h70M-76-114h50', p.muted, 6) +
        disc(30, -76, 7, c.glow) +
        stroke('M96-12L96-70', c.steel, 12) +
        box(84, -150, 24, 84, 10, p.vermilion),
    }),
  market: () =>
    front({
      wall: '#b7c7cf',
      trim: p.field,
      name: 'MARKET',
      top: round,
      window: at(-74, 0, stall(0, p.vermilion), 1.2) + at(64, 0, stall(0, p.field), 1.2),
    }),
} as const;
