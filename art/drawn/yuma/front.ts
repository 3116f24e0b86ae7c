import { darker } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { board, box } from '../svg.ts';
import { block, flat, isoBoard, isoDefs, leftWall, shadow } from './iso.ts';
import { awning, shop } from './shop.ts';
import { palm, person } from './things.ts';

const [white, coral, blue] = ['#fbf8f0', '#ef5a3c', '#2f7fd6'];

/** A loaf on its shelf, seen flat on the wall. */
const loaf = (x: number, y: number, w: number, long: boolean) =>
  `<g transform="translate(${x} ${y})"><path d="M0 0Q${w * 0.02} ${-0.15} ${w * 0.3} ${-0.15}H${w * 0.7}Q${w * 0.98} ${-0.15} ${w} 0Z" fill="${long ? '#c77b2c' : '#b3641c'}"/><path d="M${w * 0.08} ${-0.04}Q${w * 0.14} ${-0.125} ${w * 0.34} ${-0.13}H${w * 0.6}" stroke="#f0bd76" stroke-width=".022" fill="none" stroke-linecap="round"/>${[0.3, 0.48, 0.66].map((k) => `<path d="M${w * k} ${-0.125}l${w * 0.06} .07" stroke="#8a4510" stroke-width=".018" stroke-linecap="round"/>`).join('')}</g>`;

/** The bakery of the first screen from a few yards. */
export function front(): string {
  const iso = isoBoard(760, 330, 300);
  const roll = chance(4);
  const build = { x: 0.1, y: 0.6, w: 3, d: 2.2, h: 2.05 };
  const left = leftWall(iso, build);
  let goods =
    left(0.39, 0.36, 1.32, 0.66, '#7a4518') +
    left(0.39, 0.36, 1.32, 0.66, '#ffdf8a', 'opacity=".5"');
  for (const v of [0.36, 0.58, 0.8]) goods += left(0.39, v, 1.32, 0.03, '#fff1cc');
  for (const [row, v] of [0.39, 0.61, 0.83].entries())
    for (let i = 0; i < 4; i += 1)
      goods += iso.on(
        'left',
        [build.x + 0.45 + i * 0.315, build.y + build.d, v],
        loaf(0, 0, row === 2 ? 0.2 : 0.27, (i + row) % 2 === 0),
      );
  goods +=
    left(0.39, 0.36, 1.32, 0.66, 'url(#glass)', 'opacity=".55"') +
    left(1.04, 0.34, 0.025, 0.7, white);
  const bricks = Array.from({ length: 70 }, () => {
    const [u, v] = [roll() * 2.8, 0.16 + roll() * 1.8];
    return v > 1.45 || (u < 0.28 && v > 0.2)
      ? left(u, v, 0.16, 0.055, darker(white, 0.12), 'opacity=".7"')
      : '';
  }).join('');
  const lamp = (u: number) =>
    iso.on(
      'left',
      [build.x + u, build.y + build.d + 0.02, 1.72],
      '<path d="M0 0v-.1h.14v.07" stroke="#14213d" stroke-width=".035" fill="none"/><path d="M.04 -.03h.2l.05 .12H-.01Z" fill="#14213d"/><ellipse cx=".14" cy=".1" rx=".12" ry=".035" fill="#fff3b0"/>',
    );
  const planter = (x: number) => {
    const [a, b] = iso.at([x + 0.2, build.y + build.d + 0.2, 0.34]);
    const leaves = Array.from({ length: 26 }, (_, i) => {
      const t = roll() * 6.3;
      return `<ellipse cx="${a + Math.cos(t) * roll() * 54}" cy="${b - 18 + Math.sin(t) * roll() * 34}" rx="15" ry="8" transform="rotate(${roll() * 90 - 45} ${a} ${b})" fill="${i % 4 ? (i % 2 ? '#2f9e6b' : '#56bd8a') : '#ff8f6e'}"/>`;
    }).join('');
    return block(iso, { x, y: build.y + build.d + 0.06, w: 0.4, d: 0.28, h: 0.3 }, blue) + leaves;
  };
  // An A-board with the day's bread, and a bench.
  const street =
    flat(iso, -6, 3.75, 16, 0.1, '#d99600', 0.001) +
    flat(iso, -6, 3.85, 16, 6, '#f3b71a') +
    Array.from({ length: 12 }, (_, i) =>
      flat(iso, -3.4 + i * 1.1, 5.1, 0.62, 0.11, '#fff3c9'),
    ).join('');
  const slabs =
    Array.from({ length: 12 }, (_, i) =>
      flat(iso, -3 + i * 0.72, -3, 0.015, 6.75, '#e2b04a', 0, 'opacity=".7"'),
    ).join('') + flat(iso, -3, 3.2, 9, 0.015, '#e2b04a');
  const sign =
    block(iso, { x: 3.3, y: 3.2, w: 0.42, d: 0.05, h: 0.62 }, '#14385e') +
    iso.on(
      'left',
      [3.38, 3.255, 0.46],
      '<g transform="scale(.01)" font-family="Hanken Grotesk Variable, Hanken Grotesk"><text font-weight="800" font-size="12" fill="#ffd02e">RYE</text><text y="13" font-weight="700" font-size="9.5" fill="#ffffff">till 2</text><path d="M0 20h24M0 26h18" stroke="#7cc6f2" stroke-width="2"/></g>',
    );
  const specks = Array.from(
    { length: 700 },
    () =>
      `<ellipse cx="${(roll() * 1300).toFixed(0)}" cy="${(roll() * 1600).toFixed(0)}" rx="${(1 + roll() * 2.4).toFixed(1)}" ry="${(0.6 + roll()).toFixed(1)}" fill="${roll() > 0.5 ? '#b87a00' : '#ffffff'}" opacity=".22"/>`,
  ).join('');
  return board(
    1300,
    1600,
    `${box(0, 0, 1300, 1600, 0, '#ffe49a')}${slabs}${street}${specks}<g opacity=".26">${shadow(iso, build)}</g>${shop(iso, { ...build, colour: white, sign: { words: 'BREAD', ground: coral, ink: white }, lit: 0.9 }, roll)}${bricks}${goods}${lamp(0.3)}${lamp(2.5)}${awning(iso, build, [coral, white], 0.24)}${planter(0.16)}${sign}${person(isoBoard(...iso.at([2.5, 3.25, 0]), 330), 0, 0, blue, '#7a4a2c')}${person(isoBoard(...iso.at([1.15, 3.5, 0]), 320), 0, 0, '#ffffff', '#e0b08a', '#7d4f24')}${palm(isoBoard(...iso.at([3.75, 2.2, 0]), 330), 0, 0, 2.1, '#2f9e6b')}`,
    isoDefs,
  );
}
