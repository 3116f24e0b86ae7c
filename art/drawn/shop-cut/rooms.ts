import { palette as p } from '../palette.ts';
import { at, box, clipped, disc, shape, stroke } from '../svg.ts';
import { c, lamp, parcel, person, server, shelf } from './kit.ts';

export const room = { width: 700, height: 410 } as const;
const { width, height } = room;

/** Cans, jars and boxes in a row. */
const goods = (x: number, y: number, count: number, colours: readonly string[]) =>
  Array.from({ length: count }, (_, i) => {
    const fill = colours[i % colours.length] ?? c.steel;
    const tall = 44 + ((i * 17) % 22);
    return (
      box(x + i * 46, y - tall, 36, tall, i % 3 === 0 ? 6 : 2, fill) +
      box(x + i * 46, y - tall * 0.66, 36, tall * 0.3, 0, p.surface, 'fill-opacity="0.75"')
    );
  }).join('');

/** Small drawers, each with its knob. */
const drawers = (x: number, y: number) =>
  box(x - 8, y - 8, 226, 190, 4, c.woodDark) +
  Array.from({ length: 20 }, (_, i) => {
    const [left, top] = [x + (i % 5) * 43, y + Math.floor(i / 5) * 45];
    return (
      box(left, top, 38, 40, 3, c.woodPale) +
      disc(left + 19, top + 26, 5, c.iron) +
      box(left + 9, top + 8, 20, 9, 1, p.surface)
    );
  }).join('');

/** Tools that hang on the wall. */
const tools = (x: number, y: number) =>
  at(x, y, box(-5, 0, 10, 104, 4, c.wood) + box(-30, -10, 60, 26, 5, c.iron)) +
  at(
    x + 76,
    y,
    box(-5, 20, 10, 90, 4, c.wood) + shape('M-6 24q-36-10-30-34h72q6 24-30 34Z', c.steel),
  ) +
  at(
    x + 150,
    y - 4,
    shape('M-16 0h32l-6 108h-20Z', c.steel) + box(-20, -26, 40, 34, 8, p.vermilion),
  );

/** Behind the counter: what customers see of the site, on a screen that both can look at. */
export const counterRoom = clipped(
  0,
  0,
  width,
  height,
  0,
  box(0, 0, width, height, 0, c.wall) +
    box(0, 300, width, 110, 0, c.wallBack) +
    drawers(30, 40) +
    shelf(290, 108, 250, goods(302, 108, 5, [p.vermilion, p.field, p.skyDeep, c.steel])) +
    shelf(290, 206, 250, goods(302, 206, 5, [p.sun, p.skyDeep, p.field])) +
    tools(590, 60) +
    at(
      182,
      height,
      person({
        coat: p.skyDeep,
        skin: '#8d5a3b',
        hair: '#2a1c14',
        apron: p.field,
        hands: [
          [-40, -100],
          [96, -150],
        ],
      }),
    ) +
    box(20, 252, 420, 158, 4, c.wood) +
    box(6, 238, 448, 22, 4, c.woodDark) +
    [60, 160, 260, 360]
      .map((x) => box(x, 280, 70, 110, 2, c.woodDark, 'fill-opacity="0.4"'))
      .join('') +
    // The screen on the counter.
    box(322, 216, 60, 22, 2, c.iron) +
    box(262, 72, 180, 148, 8, c.iron) +
    box(272, 82, 160, 128, 3, p.surface) +
    box(272, 82, 160, 22, 3, p.field) +
    box(284, 116, 64, 50, 2, p.sun) +
    shape('M292 166l18-30l12 16l8-10l16 24Z', p.field) +
    box(358, 118, 62, 9, 2, p.ink) +
    box(358, 134, 48, 7, 2, p.line) +
    box(358, 147, 56, 7, 2, p.line) +
    box(284, 178, 74, 20, 10, p.vermilion) +
    at(
      560,
      height,
      person({
        coat: p.vermilion,
        skin: '#e3b48c',
        hair: '#6b4526',
        hands: [
          [-74, -150],
          [44, -90],
        ],
      }),
    ) +
    box(588, 318, 62, 46, 6, c.woodPale) +
    stroke('M598 318q20-34 42 0', c.woodDark, 6),
);

/** The back: shelves, a bench with a scale, parcels that are ready. */
export const packingRoom = clipped(
  0,
  0,
  width,
  height,
  0,
  box(0, 0, width, height, 0, '#e6d3ab') +
    box(0, 300, width, 110, 0, '#d8c090') +
    box(30, 60, 210, 350, 0, '#caa874') +
    [110, 200, 290, 380].map((y) => box(24, y, 222, 12, 0, c.woodDark)).join('') +
    parcel(38, 110, 70, 42) +
    parcel(118, 110, 52, 34) +
    parcel(180, 110, 54, 46) +
    parcel(38, 200, 54, 60) +
    parcel(102, 200, 80, 44) +
    parcel(38, 290, 88, 66) +
    parcel(140, 290, 92, 50) +
    parcel(44, 380, 60, 54) +
    parcel(122, 380, 104, 64) +
    lamp(430, 60) +
    at(
      330,
      height,
      person({
        coat: '#c98d1c',
        skin: '#e8c19c',
        hair: '#20150e',
        hands: [
          [-40, -104],
          [78, -140],
        ],
      }),
    ) +
    box(286, 262, 300, 16, 3, c.woodDark) +
    box(302, 278, 16, 132, 0, c.woodDark) +
    box(556, 278, 16, 132, 0, c.woodDark) +
    box(392, 240, 90, 22, 5, c.steel) +
    parcel(398, 240, 78, 58) +
    box(500, 200, 62, 62, 6, p.field) +
    box(510, 172, 42, 50, 1, p.surface) +
    [182, 190, 198].map((y) => box(516, y, 30, 4, 1, p.ink)).join('') +
    parcel(330, 410, 90, 76) +
    parcel(434, 410, 104, 60) +
    // A cart by the door.
    box(600, 372, 96, 10, 3, c.iron) +
    stroke('M694 376V230', c.iron, 9) +
    disc(620, 394, 14, c.iron) +
    disc(678, 394, 14, c.iron) +
    parcel(606, 372, 78, 54) +
    parcel(612, 318, 62, 46),
);

export const cellar = { width: 700, height: 330 } as const;

const stones = (w: number, h: number) =>
  Array.from({ length: 24 }, (_, i) => {
    const [x, y] = [((i * 137) % w) - 20, Math.floor((i * 61) % h)];
    return box(x, y, 64, 24, 8, '#a3b0a0', 'fill-opacity="0.7"');
  }).join('');

/** A sump with its pump, water that has risen, and a small box on the wall that has noticed. */
export const sensorCellar = clipped(
  0,
  0,
  cellar.width,
  cellar.height,
  0,
  box(0, 0, cellar.width, cellar.height, 0, c.cellar) +
    stones(cellar.width, cellar.height) +
    stroke('M0 46H320V150M320 46H700', '#7d5a3c', 20) +
    stroke('M0 46H320V150M320 46H700', '#b8703f', 10) +
    box(70, 120, 170, 180, 80, p.field) +
    box(96, 150, 118, 60, 6, p.fieldDeep) +
    disc(155, 180, 20, p.surface) +
    stroke('M155 180l10-12', p.vermilion, 5) +
    box(100, 290, 20, 40, 0, c.iron) +
    box(190, 290, 20, 40, 0, c.iron) +
    // What has run together on the floor.
    shape('M250 330q40-30 110-30h210q70 0 130 30Z', p.skyDeep) +
    stroke('M330 314q24-8 48 0t48 0M470 320q24-8 48 0t48 0', p.sky, 5) +
    box(300, 140, 40, 150, 6, c.iron) +
    box(286, 250, 68, 60, 10, c.iron) +
    // The sensor: on the wall, with a foot in the water.
    stroke('M486 176V304', p.ink, 5) +
    disc(486, 306, 9, p.vermilion) +
    box(440, 100, 92, 78, 12, p.surface, `stroke="${p.ink}" stroke-width="6"`) +
    disc(468, 138, 13, p.vermilion) +
    box(490, 126, 28, 7, 2, p.ink) +
    box(490, 142, 20, 7, 2, p.ink) +
    stroke('M552 116q26 22 0 46M574 98q46 40 0 82M596 80q66 58 0 118', p.vermilion, 8),
);

/** A store below ground where no signal reaches; somebody counts boxes with a phone. */
export const stockCellar = clipped(
  0,
  0,
  cellar.width,
  cellar.height,
  0,
  box(0, 0, cellar.width, cellar.height, 0, '#a7b3a3') +
    stones(cellar.width, cellar.height) +
    lamp(360, 16) +
    box(30, 40, 230, 290, 0, c.woodDark, 'fill-opacity="0.35"') +
    [110, 212, 314].map((y) => box(24, y, 242, 12, 0, c.woodDark)).join('') +
    goods(44, 110, 4, [c.steel, p.vermilion, c.steel]) +
    parcel(44, 212, 90, 62) +
    parcel(146, 212, 100, 52) +
    parcel(44, 314, 76, 70) +
    parcel(132, 314, 118, 58) +
    at(
      400,
      330,
      person({
        coat: p.field,
        skin: '#f0cfae',
        hair: '#b5651d',
        cap: p.sun,
        hands: [
          [-58, -128],
          [30, -140],
        ],
      }),
    ) +
    // The phone, larger than life would have it only by a little.
    box(316, 162, 52, 92, 9, p.ink) +
    box(322, 170, 40, 74, 3, '#7ad29b') +
    stroke('M330 210l10 12l18-26', p.ink, 7) +
    // No signal.
    stroke('M470 96q40-34 80 0M486 116q24-20 48 0', c.iron, 8) +
    disc(510, 134, 7, c.iron) +
    stroke('M468 140L556 84', p.vermilion, 9) +
    parcel(520, 330, 120, 86) +
    parcel(536, 244, 90, 60),
);

/** What stood under the roof: one rack half empty, outlines on the boards where another was. */
export const atticThings = (x: number, floor: number) =>
  at(
    x,
    floor,
    box(0, -216, 178, 216, 4, c.iron) +
      server(14, -202) +
      server(14, -152) +
      box(14, -102, 150, 40, 4, c.night) +
      box(14, -52, 150, 40, 4, c.night) +
      stroke('M178-40q50 0 46 40M178-60q80-4 82 60', p.sun, 6) +
      box(
        236,
        -212,
        170,
        206,
        4,
        'none',
        `stroke="${c.woodDark}" stroke-width="6" stroke-dasharray="16 12"`,
      ),
  );
