import { palette as p } from '../palette.ts';
import { at, box, disc, flatStroke, lines, shape, stroke, text } from '../svg.ts';

/** Things that lie on a bench, from above, about as large as they are beside one another. Light comes from the left. */
const steel = '#3a4640';
const wood = '#d8b485';

/** Puts a shadow under a box-shaped thing and draws it on top. */
const lying = (w: number, h: number, r: number, fill: string, on = '') =>
  box(12, 14, w, h, r, p.ink, 'fill-opacity="0.2"') + box(0, 0, w, h, r, fill) + on;

export const laptop = (rows: readonly number[], lid: string = p.fieldDeep) =>
  lying(400, 150, 10, '#b9c0bb', '') +
  box(16, 14, 368, 84, 6, steel) +
  flatStroke('M16 42H384M16 70H384', '#b9c0bb', 5) +
  box(140, 106, 120, 36, 5, '#a5ada8') +
  box(0, -212, 400, 208, 10, lid) +
  rows.map((w, i) => box(32, -184 + i * 34, w, 14, 7, i % 3 === 1 ? p.sun : p.fieldPale)).join('');

export const mug = (inside: string, glaze: string) =>
  disc(14, 16, 66, p.ink, 'fill-opacity="0.2"') +
  stroke('M52-24Q112-30 100 18Q84 44 48 34', glaze, 20) +
  disc(0, 0, 66, glaze) +
  disc(0, 0, 50, inside) +
  stroke('M-32-18Q-10-40 20-34', '#ffffff', 6, 'stroke-opacity="0.35"');

export const sheet = (w: number, h: number, on: string) => lying(w, h, 3, p.surface, on);

/** A notebook with written lines, some of them done. */
export const notebook = (cover: string, written: readonly number[]) =>
  lying(250, 330, 12, cover) +
  box(22, 14, 214, 302, 4, p.surface) +
  written.map((w, i) => stroke(`M74 ${62 + i * 42}h${w}`, p.muted, 6)).join('') +
  written.map((_, i) => box(42, 52 + i * 42, 18, 18, 3, i < 3 ? p.vermilion : p.line)).join('');

export const phone = (screen: string, on = '') =>
  lying(130, 250, 22, steel) + box(9, 22, 112, 206, 8, screen) + on;

export const pencil = (colour: string) =>
  box(4, 8, 240, 20, 4, p.ink, 'fill-opacity="0.18"') +
  box(0, 0, 214, 20, 3, colour) +
  shape('M214 0L254 10L214 20z', wood) +
  shape('M243 7L254 10L243 13z', p.ink) +
  box(-14, 0, 18, 20, 4, '#e2a29a');

/** The telephone of the house: keys, and a handset across. */
export const telephone =
  lying(250, 260, 26, p.vermilion) +
  [0, 1, 2, 3]
    .flatMap((row) =>
      [0, 1, 2].map((col) => box(66 + col * 44, 96 + row * 36, 30, 24, 6, p.surface)),
    )
    .join('') +
  box(-34, 16, 318, 58, 29, '#9c3011') +
  disc(-6, 45, 40, '#9c3011') +
  disc(256, 45, 40, '#9c3011');

export const roll =
  shape('M12 20a120 70 0 1 0 240 0a120 70 0 1 0-240 0', p.ink, 'fill-opacity="0.18"') +
  shape('M0 0a120 70 0 1 0 240 0a120 70 0 1 0-240 0', '#c98a45') +
  stroke('M52-30q26 26 22 62M106-44q26 34 20 92M162-42q26 34 18 80', '#f0d3a0', 13);

export const keyboard =
  lying(430, 160, 14, '#dfe2dc') +
  [0, 1, 2]
    .flatMap((row) =>
      Array.from({ length: 10 }, (_, col) =>
        box(
          20 + col * 39,
          18 + row * 36,
          31,
          28,
          5,
          col === 9 && row === 0 ? p.vermilion : p.surface,
        ),
      ),
    )
    .join('') +
  box(110, 126, 210, 24, 5, p.surface);

/** Strokes as one counts by hand: fives with a bar across, four fives a row, and what is left over. */
export const tally = (x: number, y: number, count: number, colour: string = p.ink) =>
  Array.from({ length: Math.ceil(count / 5) }, (_, i) => {
    const left = x + (i % 4) * 66;
    const top = y + Math.floor(i / 4) * 62;
    const strokes = Math.min(4, count - i * 5);
    const bar = count - i * 5 >= 5 ? `M${left - 8} ${top + 34}l52-28` : '';
    const upright = Array.from({ length: strokes }, (_, n) => `M${left + n * 12} ${top}v40`);
    return stroke(upright.join('') + bar, colour, 5);
  }).join('');

export const ruler =
  lying(520, 52, 4, '#c3cac6') +
  Array.from({ length: 26 }, (_, i) =>
    flatStroke(`M${10 + i * 20} 0v${i % 5 ? 14 : 26}`, p.ink, 3),
  ).join('');

export const scale =
  lying(260, 300, 26, p.fieldPale) +
  disc(130, 118, 104, '#b9c0bb') +
  disc(130, 118, 90, '#d5dad6') +
  box(60, 240, 140, 44, 8, p.fieldDeep) +
  at(
    46,
    228,
    box(4, 5, 168, 58, 2, p.ink, 'fill-opacity="0.2"') +
      box(0, 0, 168, 58, 2, p.surface) +
      box(-16, 14, 34, 28, 0, p.sun, 'fill-opacity="0.85"') +
      box(150, 14, 34, 28, 0, p.sun, 'fill-opacity="0.85"') +
      text(84, 42, 36, '38 KB', { anchor: 'middle', weight: 700 }),
    1,
    -3,
  );

export const stopwatch =
  disc(14, 16, 92, p.ink, 'fill-opacity="0.2"') +
  box(-18, -124, 36, 40, 8, steel) +
  disc(0, 0, 92, steel) +
  disc(0, 0, 74, p.surface) +
  Array.from(
    { length: 12 },
    (_, i) => `<g transform="rotate(${i * 30})">${flatStroke('M0-66v12', p.ink, 5)}</g>`,
  ).join('') +
  stroke('M0 0L-44 26', p.vermilion, 7) +
  disc(0, 0, 9, p.ink);

export const drive = (label: string, light: string) =>
  lying(200, 260, 14, steel) +
  box(24, 30, 152, 96, 6, p.surface) +
  text(100, 94, 44, label, { anchor: 'middle', weight: 700 }) +
  disc(100, 204, 14, light);

export const keys =
  stroke('M0 0a44 44 0 1 0 .1 0', '#9aa39d', 10) +
  stroke('M30 74l76 92m-22-26l22-18m-2 42l22-18', p.sun, 20) +
  stroke('M-20 84l-24 116m6-30l28 6m-34 24l28 6', '#9aa39d', 20);

export const apple =
  disc(12, 14, 74, p.ink, 'fill-opacity="0.2"') +
  disc(0, 0, 74, '#b93a23') +
  shape('M-56-16a60 60 0 0 1 40-42q-14 30-40 42', '#e07a56') +
  disc(2, -4, 20, '#7d2314') +
  stroke('M2-4q6-30 24-40', '#5a3a20', 9) +
  shape('M22-36q40-40 76-14q-34 36-76 14', p.field);

export const headphones =
  stroke(
    'M0 0C-20-190 280-190 260 0',
    p.ink,
    40,
    'stroke-opacity="0.16" transform="translate(12 14)"',
  ) +
  stroke('M0 0C-20-190 280-190 260 0', steel, 30) +
  box(-48, -20, 90, 134, 40, p.field) +
  box(218, -20, 90, 134, 40, p.field);

export const sunglasses =
  box(12, 14, 150, 104, 44, p.ink, 'fill-opacity="0.18"') +
  box(192, 14, 150, 104, 44, p.ink, 'fill-opacity="0.18"') +
  stroke('M140 34q25-22 50 0M4 30L-20-60M326 30L350-60', p.ink, 12) +
  box(0, 0, 150, 100, 44, p.ink) +
  box(180, 0, 150, 100, 44, p.ink) +
  stroke('M34 52L70 24M214 52L250 24', p.skyDeep, 10);

export const cable =
  [96, 76, 56]
    .map((r) => disc(0, 0, r, 'none', `stroke="${p.skyDeep}" stroke-width="13"`))
    .join('') +
  stroke('M92 30q60 30 90-30', p.skyDeep, 13) +
  box(166, -40, 34, 46, 6, p.surface, `stroke="${p.muted}" stroke-width="4"`) +
  box(-112, -18, 44, 36, 8, p.ink);

export const flashlight =
  box(12, 14, 290, 62, 12, p.ink, 'fill-opacity="0.2"') +
  box(0, 4, 210, 54, 12, p.ink) +
  shape('M204 4L252-14V76L204 58z', steel) +
  box(250, -14, 20, 90, 6, p.sun) +
  box(96, 20, 40, 22, 8, p.vermilion);

export const boot =
  shape(
    'M10 24q4-34 62-34t66 80v190q0 60-62 60t-66-60z',
    p.ink,
    'fill-opacity="0.2" transform="translate(12 14)"',
  ) +
  shape('M0 20q4-80 62-80t66 100v190q0 60-64 60T0 230z', p.field) +
  shape('M14 206q0 66 50 66t52-66q-50-34-102 0', p.ink) +
  shape('M0 20q4-80 62-80t66 100q-30-26-44 6t-36-4-48 12z', '#7a5a38');

/** A month with a few days taken, one of them moved. */
export const month = (title: string) =>
  sheet(
    340,
    300,
    box(0, 0, 340, 56, 3, p.field) +
      text(170, 40, 32, title, { anchor: 'middle', weight: 700, fill: p.surface }) +
      Array.from({ length: 20 }, (_, i) => {
        const [x, y] = [26 + (i % 5) * 60, 78 + Math.floor(i / 5) * 54];
        const fill = [3, 7, 11].includes(i) ? p.sky : i === 13 ? p.vermilion : p.paper;
        return box(x, y, 48, 42, 4, fill, `stroke="${p.line}" stroke-width="3"`);
      }).join('') +
      stroke('M212 206q30-40 64-4m0 0l-4-22m4 22l-20-2', p.vermilion, 6),
  );

/** A letter-size list, written by hand. */
export const list = (title: string, items: readonly string[]) =>
  sheet(
    300,
    70 + items.length * 50,
    text(26, 50, 34, title, { weight: 700 }) + lines(26, 102, 30, 48, items, { fill: p.muted }),
  );
