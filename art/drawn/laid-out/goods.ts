import { palette } from '../palette.ts';
import { at, box, disc, flatStroke, shape, stroke, text } from '../svg.ts';

/** Colors of the things, beside those of the house. */
export const stuff = {
  kraft: '#dcb981',
  kraftDark: '#b98f57',
  steel: '#c6ccce',
  steelDark: '#858f92',
  oak: '#b5854c',
  oakDark: '#8a6132',
} as const;

/** Draws the shadow of a flat thing: a short one to the right, a soft one below; the light is on the left. */
const under = (w: number, h: number, r: number) =>
  box(10, 14, w, h, r + 4, palette.ink, 'opacity=".13"') +
  box(4, 6, w, h, r, palette.ink, 'opacity=".22"');

const tagShape = (w: number, h: number) => {
  const cut = h * 0.28;
  return `M${cut} 0H${w - 8}Q${w} 0 ${w} 8V${h - 8}Q${w} ${h} ${w - 8} ${h}H${cut}L0 ${h - cut}V${cut}Z`;
};

/** A luggage tag with its eyelet and string: one name. */
export function tag(
  x: number,
  y: number,
  words: string,
  scale = 1,
  fill: string = palette.surface,
) {
  const d = tagShape(168, 92);
  return at(
    x,
    y,
    at(8, 10, shape(d, palette.ink, 'opacity=".2"')) +
      shape(d, fill) +
      stroke('M26 46C8 30-14 34-22 14', palette.vermilion, 4) +
      disc(26, 46, 11, stuff.kraftDark) +
      disc(26, 46, 5.5, palette.fieldDeep) +
      text(98, 58, 36, words, { anchor: 'middle', weight: 700, face: 'display' }),
    scale,
  );
}

/** An envelope with a stamp: one mailbox. */
export const envelope = (x: number, y: number) =>
  at(
    x,
    y,
    under(120, 78, 4) +
      box(-4, 2, 120, 76, 4, palette.ink, 'opacity=".22"') +
      box(0, 0, 120, 78, 4, palette.surface, 'stroke="#c9c2b0" stroke-width="2"') +
      flatStroke('M2 3L60 46L118 3', '#bfb8a6', 2.5) +
      box(9, 49, 16, 20, 1, palette.vermilion),
  );

/** A drive with its lid off: twenty gigabytes. */
export const drive = (x: number, y: number) =>
  at(
    x,
    y,
    under(132, 180, 10) +
      box(0, 0, 132, 180, 10, stuff.steel) +
      [14, 118]
        .map((a) => disc(a, 14, 4, stuff.steelDark) + disc(a, 166, 4, stuff.steelDark))
        .join('') +
      disc(66, 66, 54, '#eef1f1') +
      disc(66, 66, 42, 'none', 'stroke="#d5dbdc" stroke-width="3"') +
      disc(66, 66, 30, 'none', 'stroke="#d5dbdc" stroke-width="3"') +
      disc(66, 66, 17, stuff.steelDark) +
      disc(66, 66, 7, '#eef1f1') +
      shape('M112 112L84 68L92 62L124 106Z', palette.ink) +
      disc(116, 110, 10, palette.ink) +
      box(10, 130, 112, 42, 4, palette.sun) +
      text(66, 163, 36, '20 GB', { anchor: 'middle', weight: 700, spacing: -1 }),
  );

/** A seal with an arrow that comes round: a certificate that renews itself. */
export function seal(x: number, y: number) {
  const teeth = Array.from({ length: 40 }, (_, i) => {
    const r = i % 2 ? 54 : 62;
    const a = (i / 40) * 2 * Math.PI;
    return `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
  }).join('L');
  return at(
    x,
    y,
    disc(8, 11, 58, palette.ink, 'opacity=".2"') +
      shape(`M${teeth}Z`, palette.vermilion) +
      disc(0, 0, 42, 'none', `stroke="${palette.surface}" stroke-width="3" opacity=".7"`) +
      stroke('M19-13A23 23 0 1 0 23 4', palette.surface, 7) +
      shape('M8-13L28-30L30-6Z', palette.surface),
  );
}

/** A token with a moon: one night of backup. */
export const night = (x: number, y: number) =>
  at(
    x,
    y,
    disc(5, 7, 28, palette.ink, 'opacity=".25"') +
      disc(0, 0, 28, '#22342c') +
      disc(0, 0, 24, 'none', 'stroke="#5d7267" stroke-width="1.5"') +
      shape('M4-15A16 16 0 1 0 15 8A13 13 0 0 1 4-15Z', palette.sun),
  );

/** A punched card with a hole for every hour of thirty days: 720. */
export function hours(x: number, y: number) {
  const holes = Array.from({ length: 720 }, (_, i) => {
    const [column, row] = [i % 30, Math.floor(i / 30)];
    return `M${27 + column * 14} ${24 + row * 14}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`;
  }).join('');
  return at(
    x,
    y,
    under(460, 376, 8) +
      shape('M34 0H452Q460 0 460 8V368Q460 376 452 376H8Q0 376 0 368V34Z', palette.surface) +
      shape(holes, '#1b4a38'),
  );
}

/** A page, and the same page on tracing paper half over it: a staging copy. */
export function staging(x: number, y: number) {
  const sheet = (fill: string, more = '') =>
    box(0, 0, 190, 250, 3, fill, more) +
    box(20, 22, 150, 84, 2, palette.field, 'opacity=".85"') +
    [128, 150, 172]
      .map((line) => box(20, line, line === 172 ? 96 : 150, 9, 2, palette.ink, 'opacity=".6"'))
      .join('') +
    box(20, 200, 64, 26, 4, palette.vermilion);
  return at(
    x,
    y,
    under(190, 250, 3) +
      sheet(palette.surface) +
      at(62, 52, `<g opacity=".74">${under(190, 250, 3)}${sheet('#e9f2f4')}</g>`, 1, 3),
  );
}

/** A machine of one unit, with its lamps on. */
export const machine = (x: number, y: number) =>
  at(
    x,
    y,
    under(330, 104, 8) +
      box(0, 0, 330, 104, 8, '#2b3a34') +
      Array.from({ length: 9 }, (_, i) => box(24 + i * 17, 22, 8, 60, 4, palette.ink)).join('') +
      box(196, 22, 110, 26, 4, palette.ink) +
      [208, 230, 252].map((a) => disc(a, 72, 6, a === 208 ? palette.sun : '#6fd0a0')).join(''),
  );

/** A receiver off its hook: somebody answers. */
export const receiver = (x: number, y: number) =>
  at(
    x,
    y,
    at(
      8,
      12,
      shape(
        'M10 62Q0 8 60 4H300Q360 8 350 62Q346 84 318 84H282Q258 84 258 58Q258 46 240 46H120Q102 46 102 58Q102 84 78 84H42Q14 84 10 62Z',
        palette.ink,
        'opacity=".2"',
      ),
    ) +
      shape(
        'M10 62Q0 8 60 4H300Q360 8 350 62Q346 84 318 84H282Q258 84 258 58Q258 46 240 46H120Q102 46 102 58Q102 84 78 84H42Q14 84 10 62Z',
        palette.vermilion,
      ) +
      shape('M70 16H290', 'none', 'stroke="#f08a63" stroke-width="6" stroke-linecap="round"'),
  );

/** Rows of a thing: `columns` in each row. */
export const rows = (
  count: number,
  columns: number,
  [x, y]: readonly [number, number],
  [stepX, stepY]: readonly [number, number],
  draw: (x: number, y: number, index: number) => string,
) =>
  Array.from({ length: count }, (_, i) =>
    draw(x + (i % columns) * stepX, y + Math.floor(i / columns) * stepY, i),
  ).join('');

const endings = ['.com', '.org', '.net'];
export const nameTag = (x: number, y: number, index: number) =>
  tag(x, y, endings[index % endings.length] ?? '.com');
