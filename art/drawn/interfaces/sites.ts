import type { Drawing } from '../drawing.ts';
import { at, board, box, clipped, disc, gradient, lines, shape, stroke, text } from '../svg.ts';
import { browser } from './devices.ts';

const [w, h] = [1240, 812];

/** A bakery: order until nine, fetch at seven. */
function bakery(): string {
  const [brown, cream, red] = ['#4a2a1a', '#fbf3e4', '#b8352c'];
  const loaf = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      `${shape('M-60 26C-76 -8 -44 -38 0 -38S76 -8 60 26Q0 40 -60 26Z', '#c98a45')}${[-30, 0, 30].map((d) => stroke(`M${d - 10} -20Q${d + 4} -8 ${d + 2} 12`, '#f0d5a4', 6)).join('')}`,
      s,
    );
  const goods = [
    ['Rye, 1 kg', '5.20'],
    ['Sesame ring', '1.40'],
    ['White loaf', '3.90'],
    ['Seed roll', '0.95'],
  ] as const;
  return `${box(0, 0, w, h, 0, cream)}${text(60, 64, 26, 'Maple Row Bakery', { face: 'display', weight: 700, fill: brown })}${['Bread', 'Cakes', 'Where we are'].map((t, i) => text(820 + i * 130, 62, 17, t, { fill: brown })).join('')}${lines(60, 190, 72, 74, ['Order by nine,', 'warm at seven.'], { face: 'display', weight: 700, fill: brown, spacing: -2 })}${box(60, 306, 220, 58, 29, red)}${text(170, 342, 19, 'Tomorrow’s bread', { anchor: 'middle', weight: 650, fill: '#fff' })}${clipped(700, 110, 480, 300, 24, `${box(700, 110, 480, 300, 0, '#e9c994')}${loaf(860, 300, 1.7)}${loaf(1040, 250, 1.4)}${loaf(960, 360, 1.5)}`)}${goods.map(([name, price], i) => `${box(60 + i * 285, 450, 265, 300, 20, '#fff')}${clipped(76 + i * 285, 466, 233, 170, 14, `${box(76 + i * 285, 466, 233, 170, 0, ['#f3ddb6', '#efd3c4', '#e6dfc8', '#f3ddb6'][i] ?? '')}${loaf(192 + i * 285, 560, 1.05)}`)}${text(80 + i * 285, 676, 20, name, { weight: 650, fill: brown })}${text(80 + i * 285, 712, 18, `$${price}`, { fill: brown })}${disc(290 + i * 285, 706, 20, red)}${stroke(`M${282 + i * 285} 706h16m-8 -8v16`, '#fff', 3)}`).join('')}`;
}

/** A museum: one show, one price, open or not. */
function museum(): string {
  const bars = Array.from({ length: 17 }, (_, i) => box(640 + i * 36, 0, 18, h, 0, '#f2e9d8')).join(
    '',
  );
  return `${box(0, 0, w, h, 0, '#e4432c')}${bars}${disc(930, 420, 260, '#171717')}${Array.from({ length: 17 }, (_, i) => `<rect x="${658 + i * 36}" y="0" width="18" height="${h}" fill="#e4432c" clip-path="url(#round)"/>`).join('')}<clipPath id="round"><circle cx="930" cy="420" r="260"/></clipPath>${text(60, 64, 22, 'Works Museum', { weight: 700, fill: '#fff' })}${lines(56, 330, 118, 108, ['Slow', 'Machines'], { face: 'display', weight: 700, fill: '#fff', spacing: -4 })}${text(60, 510, 24, '1 March to 30 April', { weight: 600, fill: '#fff' })}${box(60, 690, 250, 62, 31, '#171717')}${text(185, 729, 20, 'A ticket, $9', { anchor: 'middle', weight: 650, fill: '#fff' })}${disc(346, 721, 9, '#b9f06b')}${text(366, 728, 20, 'Open now, until six', { weight: 600, fill: '#fff' })}`;
}

/** An orchard’s accounts: what was picked, and what it brought. */
function orchard(): string {
  const [green, pale, ink] = ['#2f6a3c', '#eef3e6', '#1c2a1f'];
  const bars = [42, 58, 51, 76, 88, 69, 95, 112, 104, 128, 118, 140];
  return `${box(0, 0, w, h, 0, '#fbfcf8')}${box(0, 0, 220, h, 0, green)}${text(34, 66, 22, 'High Meadow', { face: 'display', weight: 700, fill: '#fff' })}${['Today', 'Rows', 'Pickers', 'Sales', 'Frost'].map((t, i) => `${i === 3 ? box(18, 108 + i * 54, 184, 42, 12, '#ffffff30') : ''}${text(38, 136 + i * 54, 18, t, { fill: '#fff', weight: i === 3 ? 700 : 450 })}`).join('')}${text(262, 78, 34, 'September', { face: 'display', weight: 700, fill: ink })}${[
    ['Crates', '1,284'],
    ['Sold', '$18,420'],
    ['In store', '212'],
  ]
    .map(
      ([a = '', b = ''], i) =>
        `${box(262 + i * 314, 112, 296, 118, 18, pale)}${text(286 + i * 314, 152, 17, a, { fill: '#5d6b5a' })}${text(286 + i * 314, 204, 38, b, { face: 'display', weight: 700, fill: ink })}`,
    )
    .join(
      '',
    )}${box(262, 254, 610, 500, 18, '#fff', 'stroke="#dfe6d6"')}${text(290, 298, 19, 'Crates a day', { weight: 650, fill: ink })}${bars.map((b, i) => box(292 + i * 47, 710 - b * 2.6, 30, b * 2.6, 7, i === 11 ? '#d9481c' : '#7fa650')).join('')}${box(892, 254, 312, 500, 18, '#fff', 'stroke="#dfe6d6"')}${text(918, 298, 19, 'By sort', { weight: 650, fill: ink })}${[
    ['Rubinette', 0.82, '#b23a2b'],
    ['Topaz', 0.64, '#e0a030'],
    ['Russet', 0.5, '#9c7a3c'],
    ['Cox', 0.36, '#7fa650'],
  ]
    .map(
      ([name, share, tone], i) =>
        `${text(918, 356 + i * 98, 18, String(name), { fill: ink })}${box(918, 370 + i * 98, 260, 14, 7, pale)}${box(918, 370 + i * 98, 260 * Number(share), 14, 7, String(tone))}`,
    )
    .join('')}`;
}

const list = [
  [
    'bakery',
    'A bakery’s site in a browser: Order by nine, warm at seven; four kinds of bread below',
    'maplerow.example',
    bakery,
    '#f3ddb6',
    '#e3b98a',
  ],
  [
    'museum',
    'A museum’s site in a browser: Slow Machines in large type on red and white stripes',
    'worksmuseum.example',
    museum,
    '#f2e9d8',
    '#dccdb0',
  ],
  [
    'orchard',
    'An orchard’s sales page in a browser: crates a day as bars, shares by sort of apple',
    'app.highmeadow.example',
    orchard,
    '#dfe8cf',
    '#b7caa0',
  ],
] as const;

/** Sites of invented clients in a browser window. */
export const sites: readonly Drawing[] = list.map(([name, alt, address, page, from, to]) => ({
  name: `ui-site-${name}`,
  scene: 'drawn/interfaces',
  alt,
  focus: [0.5, 0.45],
  width: 1600,
  height: 1067,
  markup: () =>
    board(
      1600,
      1067,
      `${box(0, 0, 1600, 1067, 0, 'url(#ground)')}${browser(180, 100, w, h + 52, address, page())}`,
      gradient('ground', from, to, 1, 1),
    ),
}));
