import { board, box, disc, shape } from '../svg.ts';
import { ink, mark, name, note } from './kit.ts';

/** A sign that sticks out from a shop's corner, seen along the street; awnings and a lamp below. */
export function blade(): string {
  const bricks = Array.from({ length: 15 }, (_, i) =>
    box(1010 + (i % 2) * 60, 40 + i * 132, 110, 10, 0, '#e54a28'),
  ).join('');
  return board(
    1500,
    2000,
    `${box(0, 0, 1500, 2000, 0, ink.mint)}${box(960, 0, 540, 2000, 0, ink.tomato)}${bricks}
${shape('M0 2000V1560L300 1470V2000Z', ink.green)}${box(60, 1650, 70, 130, 0, ink.yellow)}${box(170, 1620, 70, 130, 0, ink.mint)}
${box(250, 250, 760, 40, 0, ink.night)}${box(300, 290, 26, 90, 0, ink.night)}${box(800, 290, 26, 90, 0, ink.night)}
${box(140, 372, 850, 850, 0, ink.night)}${mark('knurl', 215, 447, 700, ink.yellow)}
${box(140, 1222, 850, 170, 0, ink.yellow)}${name(176, 1350, 146, 'knurl', ink.night)}${note(960, 1342, 40, 'pepper mills', ink.night, 'text-anchor="end"')}
${shape('M1180 640H1400V1010H1180Z', ink.night)}${shape('M1200 660H1280V990H1200ZM1300 660H1380V990H1300Z', ink.yellow)}
${shape('M900 1600L1500 1500V1660L900 1740Z', ink.cream)}${shape('M900 1600L1020 1580V1724L900 1740ZM1140 1560L1260 1540V1692L1140 1708ZM1380 1520L1500 1500V1660L1380 1676Z', ink.night)}
${box(1100, 1720, 400, 280, 0, ink.night)}${disc(1390, 1860, 10, ink.yellow)}`,
  );
}
