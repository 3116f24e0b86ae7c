import { palette as p } from '../palette.ts';
import { at, box, disc, flatStroke, shape, stroke, text } from '../svg.ts';
import { c, person, server } from './kit.ts';

const rafters = '#6d4a2a';

/** Things that end up under a roof: a trunk, a chair, paint. */
const kept = (x: number) =>
  at(
    x,
    0,
    box(0, -84, 150, 84, 10, '#7a5230') +
      box(0, -58, 150, 8, 0, c.woodPale) +
      box(66, -66, 20, 24, 3, c.glow) +
      box(176, -50, 44, 50, 4, p.field) +
      box(230, -50, 44, 50, 4, c.steel) +
      box(202, -100, 44, 50, 4, p.vermilion),
  );

/** A roof in section over `w` units: boards, rafters, a lamp; its floor is at 0. */
export function roof(w: number, rise: number, attic = ''): string {
  const over = 60;
  const half = w / 2;
  return (
    shape(`M0 0L0 -70L${half} ${-rise - 64}L${w} -70V0Z`, '#ead2a2') +
    shape(
      `M${-over} -20L${half} ${-rise - 74}L${w + over} -20L${w + over} 14L${half} ${-rise - 26}L${-over} 14Z`,
      p.vermilion,
      'transform="translate(0 -40)"',
    ) +
    stroke(`M${half} ${-rise - 30}V-300M${half - 190} -250H${half + 190}`, rafters, 14) +
    stroke(`M${half} -250V-214`, c.iron, 5) +
    disc(half, -202, 15, c.glow) +
    shape(`M${half - 14} -198h28l90 190h-208Z`, c.glow, 'fill-opacity="0.25"') +
    attic
  );
}

/** What stands under the wide roof, and who lets the rack down. */
export const wideAttic =
  kept(90) +
  at(
    1000,
    0,
    person({
      coat: '#6f8fb0',
      skin: '#8d5a3b',
      hair: '#1d1410',
      legs: '#3a4a5e',
      hands: [
        [70, -150],
        [104, -120],
      ],
    }),
    0.86,
  ) +
  stroke('M1060 -129L1420 -60', c.steel, 6);

/** The sign at the corner, a lamp over it, and somebody who reads it. */
export const cornerSign = (lettering = 'HARDWARE') =>
  box(-9, -560, 18, 560, 4, c.steel) +
  stroke('M0-548q0-46 60-46', c.steel, 12) +
  shape('M40-596h58l-10 26h-38Z', p.surface) +
  shape('M44-570h48l150 200h-340Z', c.glow, 'fill-opacity="0.16"') +
  shape('M-196-468H190L262-400L190-332H-196Z', p.sun) +
  text(10, -378, 64, lettering, { face: 'display', weight: 800, anchor: 'middle', fill: p.ink }) +
  shape('M-160-300H96V-228H-160L-196-264Z', p.surface) +
  text(-38, -244, 60, 'river', { weight: 600, anchor: 'middle', fill: p.ink }) +
  at(
    -130,
    0,
    person({
      coat: '#6f8fb0',
      skin: '#e8c19c',
      hair: '#3b2617',
      hands: [
        [-44, -96],
        [60, -196],
      ],
    }),
  );

/** A beam that sticks out of the gable, a cable, and a rack that goes down by it. */
export const hoist = (drop: number) =>
  box(-190, -24, 260, 26, 4, rafters) +
  disc(40, 8, 18, c.steel) +
  stroke(`M40 8V${drop}`, c.steel, 6) +
  stroke(`M40 ${drop}L-50 ${drop + 46}M40 ${drop}L130 ${drop + 46}`, c.steel, 6) +
  at(
    -60,
    drop + 44,
    box(0, 0, 200, 204, 4, c.wood) +
      box(14, 12, 172, 180, 2, c.iron) +
      [0, 1, 2, 3].map((i) => server(25, 20 + i * 43, 150, false)).join('') +
      stroke('M8 8L192 196', c.woodPale, 14),
  );

/** The van that waits below, its back open to the left. */
export const van = () =>
  box(0, -250, 400, 214, 14, p.surface) +
  box(0, -230, 60, 176, 4, c.night2) +
  shape('M400-220h90q20 0 32 20l50 80q8 12 8 26v58H400Z', p.sky) +
  shape('M424-196h58q14 0 20 10l34 60H424Z', c.iron) +
  box(0, -66, 580, 34, 8, p.field) +
  [104, 462].map((x) => disc(x, -34, 46, p.ink) + disc(x, -34, 20, c.steel)).join('') +
  disc(572, -84, 13, c.glow) +
  text(226, -128, 58, 'MOVING', { face: 'display', weight: 800, anchor: 'middle', fill: p.field });

/** Stars, a moon with a cloud before it, hills with a far long house that never sleeps. */
export const night = (w: number, ground: number, moon: readonly [number, number]) =>
  Array.from({ length: 46 }, (_, i) =>
    disc(
      (i * 379) % w,
      ((i * 211) % (ground * 0.6)) + 14,
      i % 5 === 0 ? 4 : 2.4,
      p.paper,
      'fill-opacity="0.6"',
    ),
  ).join('') +
  disc(moon[0], moon[1], 66, '#f7ecc8') +
  disc(moon[0] - 24, moon[1] - 16, 60, c.night) +
  shape(
    `M0 ${ground}V${ground - 150}Q${w * 0.16} ${ground - 330} ${w * 0.34} ${ground - 170}T${w * 0.66} ${ground - 190}T${w} ${ground - 250}V${ground}Z`,
    c.night2,
  );

/** Outer walls, floors and ground, cut. */
export const cut = (d: string, wide: number) =>
  flatStroke(d, p.paper, wide, 'stroke-linecap="square"');
