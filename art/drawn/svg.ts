/** SVG as strings: the few shapes that every drawing is made of. Lengths are pixels of the board. */

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A rounded rectangle. `more` is further attributes. */
export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  more = '',
) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`;

export const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;

export const shape = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

const families = {
  text: 'Instrument Sans Variable, Instrument Sans',
  display: 'Bricolage Grotesque Variable, Bricolage Grotesque',
  figtree: 'Figtree Variable, Figtree',
  hanken: 'Hanken Grotesk Variable, Hanken Grotesk',
  familjen: 'Familjen Grotesk Variable, Familjen Grotesk',
  onest: 'Onest Variable, Onest',
} as const;

/** A line with square ends: rails, bridges, dashes that touch nothing. */
export const flatStroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;

export type Lettering = {
  fill?: string;
  weight?: number;
  face?: keyof typeof families;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra room between letters, in pixels. */
  spacing?: number;
  more?: string;
};

/** One line of text standing on `y`. */
export function text(x: number, y: number, size: number, words: string, style: Lettering = {}) {
  const {
    fill = '#14211b',
    weight = 400,
    face = 'text',
    anchor = 'start',
    spacing,
    more = '',
  } = style;
  const room = spacing === undefined ? '' : `letter-spacing="${spacing}"`;
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" font-family="${families[face]}" fill="${fill}" text-anchor="${anchor}" ${room} ${more}>${escaped(words)}</text>`;
}

/** Lines of text under one another. */
export const lines = (
  x: number,
  y: number,
  size: number,
  leading: number,
  words: readonly string[],
  style: Lettering = {},
) => words.map((line, i) => text(x, y + i * leading, size, line, style)).join('');

export const at = (x: number, y: number, content: string, scale = 1, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`;

let clips = 0;

/** Content cut to a rounded rectangle. */
export function clipped(x: number, y: number, w: number, h: number, r: number, content: string) {
  clips += 1;
  const id = `cut${clips}`;
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** One shadow as a pile of faint boxes, the outermost `spread` wider on every side. */
function pile(x: number, y: number, w: number, h: number, r: number, spread: number, dark: number) {
  const layers = 18;
  const boxes = Array.from({ length: layers }, (_, i) => {
    const grow = spread * (1 - (2 * i) / (layers - 1));
    const corner = Math.max(2, r + grow);
    return `<rect x="${(x - grow).toFixed(1)}" y="${(y - grow).toFixed(1)}" width="${(w + 2 * grow).toFixed(1)}" height="${(h + 2 * grow).toFixed(1)}" rx="${corner.toFixed(1)}"/>`;
  });
  return `<g fill="#14211b" fill-opacity="${(dark / layers).toFixed(4)}">${boxes.join('')}</g>`;
}

/**
 * A soft shadow under a box; light comes from the top left. Piled shapes, since the blur filter of
 * the renderer costs minutes on a busy machine.
 */
export const softShadow = (x: number, y: number, w: number, h: number, r: number, depth = 1) =>
  pile(x + 14 * depth, y + 30 * depth, w, h, r, 52 * depth, 0.2) +
  pile(x + 3 * depth, y + 6 * depth, w, h, r, 10 * depth, 0.16);

/** The whole document. `defs` are gradients and patterns of this drawing. */
export const board = (w: number, h: number, content: string, defs = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${defs}</defs>${content}</svg>`;

/** The part of a drawing that lies in `view`, as a document of its own, `width` pixels wide. */
export function detail(
  [x, y, w, h]: readonly [x: number, y: number, width: number, height: number],
  width: number,
  content: string,
  defs = '',
) {
  const height = (h * width) / w;
  return board(
    width,
    height,
    `<svg width="${width}" height="${height}" viewBox="${x} ${y} ${w} ${h}">${content}</svg>`,
    defs,
  );
}

export const gradient = (id: string, from: string, to: string, x2 = 0, y2 = 1) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
