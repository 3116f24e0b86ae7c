import { at, board, box, disc, flatStroke, gradient, shape, stroke } from '../svg.ts';
import { house } from './house.ts';
import { seeded } from './seeded.ts';

const width = 2880;
const height = 1300;
/** Heights of the floors now, of the old street, and of the future one. */
const floor = 842;
const street = 1150;
const black = '#191613';
const brass = '#c79a3f';
const oat = '#e9e1d3';

/** Crossed timbers with a screw jack on top, up to the sill of a house. */
function crib(x: number) {
  const layers = Array.from({ length: 9 }, (_, i) => {
    const y = street - 26 - i * 26;
    return i % 2
      ? box(x - 46, y, 92, 22, 2, '#6b5333')
      : box(x - 40, y, 24, 22, 2, '#a3824f') + box(x + 16, y, 24, 22, 2, '#a3824f');
  }).join('');
  const jack =
    shape(
      `M${x - 20} ${street - 234}L${x - 9} ${street - 268}H${x + 9}L${x + 20} ${street - 234}Z`,
      black,
    ) +
    flatStroke(`M${x} ${street - 264}V${floor + 8}`, black, 11) +
    flatStroke(`M${x - 46} ${street - 272}L${x + 46} ${street - 284}`, black, 6);
  return layers + jack;
}

/** A man at a bar, who leans on it as the drum is struck. */
const jackman = (x: number, way: 1 | -1) =>
  at(
    x,
    street,
    disc(way * 24, -182, 17, black) +
      shape(`M${way * 2} -206h${way * 44}l${way * 6} 9h${way * -58}Z`, black) +
      stroke(`M${way * 18} -162L${way * -6} -96`, black, 32) +
      stroke(
        `M${way * -6} -92L${way * 16} -48L${way * 6} 0M${way * -6} -92L${way * -30} -46L${way * -46} 0`,
        black,
        17,
      ) +
      stroke(`M${way * 16} -152L${way * 42} -118L${way * 66} -132`, black, 12),
  );

/** Draws a person on the planks. */
const walker = (x: number, skirt: boolean, umbrella: boolean) =>
  at(
    x,
    floor,
    disc(0, -112, 12, black) +
      (skirt
        ? shape('M-8 -98H8L12 -62L24 -4H-24L-12 -62Z', black)
        : stroke('M0 -92V-52', black, 22) + stroke('M0 -50L-13 -3M0 -50L13 -3', black, 11)) +
      (umbrella
        ? flatStroke('M14 -70V-168', black, 4) +
          shape('M-38 -156Q14 -214 66 -156Q40 -168 14 -160Q-12 -168 -38 -156Z', black)
        : box(-19, -128, 38, 6, 3, black) + box(-10, -140, 20, 14, 3, black)),
  );

function far() {
  const next = seeded(12);
  return Array.from({ length: 15 }, (_, i) => {
    const wide = 120 + next() * 100;
    const kind = (['gable', 'hip', 'gable', 'tower'] as const)[i % 4] ?? 'hip';
    return at(
      i * 200 - 40 + next() * 40,
      floor - 4,
      house(0, 0, {
        wide: wide * 1.9,
        storeys: 1 + (i % 2),
        roof: kind,
        body: '#c2ad83',
        trim: '#d8c79f',
        glass: '#b79f70',
      }),
      0.5,
    );
  }).join('');
}

/** The gray soup out of the pipe, and what it has filled already. */
function fill() {
  const next = seeded(5);
  const specks = Array.from({ length: 260 }, () => {
    const x = 1900 + next() * 980;
    const y = floor + 26 + next() * (street - floor - 30);
    return disc(
      Math.round(x),
      Math.round(y),
      1 + next() * 2.4,
      oat,
      `opacity="${(0.05 + next() * 0.16).toFixed(2)}"`,
    );
  }).join('');
  return (
    shape(
      `M1560 ${street}C1690 ${street - 18} 1730 ${street - 120} 1790 ${street - 190}C1830 ${floor + 70} 1880 ${floor + 14} 1960 ${floor + 10}H${width}V${street}H1560Z`,
      '#3a332a',
    ) +
    specks +
    stroke(
      `M1600 ${street - 6}C1700 ${street - 30} 1760 ${street - 150} 1830 ${floor + 92}`,
      '#6e6250',
      5,
    ) +
    stroke(
      `M1650 ${street - 2}C1730 ${street - 30} 1800 ${street - 120} 1860 ${floor + 66}`,
      '#6e6250',
      4,
    )
  );
}

function pipe() {
  const trestles = [2010, 2200, 2390, 2580, 2770]
    .map((x) =>
      flatStroke(
        `M${x} ${floor - 40}L${x - 26} ${floor + 10}M${x} ${floor - 40}L${x + 26} ${floor + 10}`,
        black,
        8,
      ),
    )
    .join('');
  const bands = Array.from({ length: 14 }, (_, i) => `M${1890 + i * 72} ${floor - 84}v42`).join('');
  return (
    trestles +
    flatStroke(`M1850 ${floor - 63}H${width}`, '#5b4f3e', 40) +
    flatStroke(`M1850 ${floor - 74}H${width}`, '#9a8a6c', 5) +
    flatStroke(bands, black, 5) +
    shape(
      `M1852 ${floor - 82}C1800 ${floor - 70} 1786 ${floor + 20} 1800 ${floor + 150}L1844 ${floor + 108}C1836 ${floor + 20} 1838 ${floor - 30} 1856 ${floor - 44}Z`,
      '#6e6250',
    )
  );
}

/** An island on jacks: at the left houses in the air over their street, at the right the new ground under them. */
export function lift(): string {
  const dark = { body: black, trim: '#d9ccb6', glass: '#7d6635' } as const;
  const lit = { ...dark, glass: '#e8bb5b' } as const;
  const cribs = [150, 330, 510, 850, 1010, 1170, 1330].map(crib).join('');
  const drum = at(
    700,
    street,
    disc(0, -182, 17, black) +
      stroke('M0 -160V-96', black, 30) +
      stroke('M-4 -92L-16 0M4 -92L18 0', black, 16) +
      box(14, -136, 62, 46, 8, brass) +
      flatStroke('M14 -128H76M14 -98H76', black, 5) +
      stroke('M8 -150L34 -168L56 -140', black, 11),
  );
  const planks = (from: number, to: number) =>
    flatStroke(`M${from} ${floor + 6}H${to}`, '#6b5333', 13) +
    Array.from({ length: Math.floor((to - from) / 96) }, (_, i) =>
      flatStroke(`M${from + 40 + i * 96} ${floor + 10}V${street}`, '#8a6d41', 6),
    ).join('');
  return board(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
      disc(2420, 300, 92, '#f6e3b4') +
      far() +
      `<rect y="${floor}" width="${width}" height="${street - floor}" fill="url(#under)"/>` +
      box(0, street, width, height - street, 0, black) +
      planks(-10, 110) +
      planks(590, 800) +
      planks(1400, 1720) +
      cribs +
      house(110, floor, { ...dark, wide: 460, storeys: 2, roof: 'hip' }) +
      house(800, floor, { ...lit, wide: 580, storeys: 2, roof: 'tower' }) +
      [jackman(238, 1), jackman(600, -1), jackman(930, 1), jackman(1252, -1)].join('') +
      drum +
      walker(660, true, true) +
      walker(1480, false, false) +
      walker(1560, true, false) +
      fill() +
      house(2080, floor + 14, { ...lit, wide: 360, storeys: 1, roof: 'gable' }) +
      house(2520, floor + 14, { ...dark, wide: 420, storeys: 2, roof: 'hip' }) +
      pipe() +
      flatStroke(`M1930 ${floor + 14}H${width}`, brass, 9),
    gradient('sky', '#efe8da', '#dfbf83') + gradient('under', '#a88d5c', '#5b4a2f'),
  );
}
