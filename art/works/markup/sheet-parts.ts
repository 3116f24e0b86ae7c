import type { Hex, Theme } from '../../../src/themes/theme.ts';
import type { Metrics } from '../measure-face.ts';
import type { Wire } from '../wire.ts';
import { brightness, contrast, toneOf } from './tones.ts';
import { type Part, wireMarkup } from './wire.ts';

/** Everything that a sheet is made of. */
export interface Made {
  readonly look: Theme;
  readonly wire: Wire;
  readonly face: Metrics;
  readonly firm: string;
  readonly path: string;
  readonly letters: string;
  /** In the order of their numbers. */
  readonly notes: readonly { readonly y: number; readonly text: string }[];
}

const counted = new Intl.NumberFormat('en-US');
const tokens = [
  'paper',
  'ink',
  'accent',
  'deep',
  'highlight',
  'muted',
  'line',
  'tint',
  'surface',
  'on-accent',
];

const apart = (one: Hex, other: Hex) => {
  const of = (hex: Hex, from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [1, 3, 5].reduce((sum, from) => sum + Math.abs(of(one, from) - of(other, from)), 0);
};

/** Seven colours of a look that can be told apart. */
export function seven(look: Theme): { token: string; hex: Hex }[] {
  const picked: { token: string; hex: Hex }[] = [];
  for (const token of [...tokens, ...Object.keys(look.extra ?? {})]) {
    const hex = toneOf(look, token);
    if (picked.length < 7 && picked.every((other) => apart(other.hex, hex) > 24)) {
      picked.push({ token, hex });
    }
  }
  return picked.toSorted((one, other) => brightness(one.hex) - brightness(other.hex));
}

/** Swatches with name, value, and how well the look's ink or paper reads on them. */
export function swatches({ look }: Made, box: { w: number; h: number; down?: boolean }): string {
  const { ink, paper } = look.colors;
  const cells = seven(look).map(({ token, hex }) => {
    const reads = Math.max(contrast(hex, ink), contrast(hex, paper)).toFixed(1);
    return `<li><i style="background:${hex}"></i><b>${token}</b><span>${hex}</span><span>${reads} : 1</span></li>`;
  });
  return `<ul class="swatches ${box.down ? 'down' : ''}" style="width:${box.w}px;height:${box.h}px">${cells.join('')}</ul>`;
}

/** The name of the firm, and what the sheet shows. */
export function title({ firm, path, wire }: Made, size = 46): string {
  const { width, height, sections } = wire;
  const facts = [
    path,
    `${counted.format(width)} × ${counted.format(height)} px`,
    `${sections.length} sections`,
  ];
  return `<header class="title"><strong style="font-size:${size}px">${firm}</strong><span>${facts.join('<br>')}</span></header>`;
}

/** A pair of letters between the lines that they stand on. */
export function specimen({ letters, face, look }: Made, box: { w: number; h: number }): string {
  const { cap, x, deep, run } = face;
  const size = Math.min((box.w * 0.86) / run, (box.h * 0.94) / (cap + deep + 0.04));
  const base = (box.h + (cap - deep) * size) / 2;
  const left = Math.max(0, (box.w - run * size) * 0.32);
  const guides = [
    ['cap', base - cap * size, cap],
    ['x', base - x * size, x],
    ['base', base, 0],
    ['descender', base + deep * size, -deep],
  ] as const;
  const lines = guides.map(
    ([name, y, share]) =>
      `<path d="M0 ${y.toFixed(1)}H${box.w}"/><text class="small" x="${box.w}" y="${(y - 6).toFixed(1)}" text-anchor="end">${name} ${Math.round(share * 1000)}</text>`,
  );
  const weight = look.display.weights[2];
  return `<svg class="specimen" width="${box.w}" height="${box.h}" viewBox="0 0 ${box.w} ${box.h}">${lines.join('')}<text class="letters" x="${left}" y="${base}" font-size="${size}" font-weight="${weight}">${letters}</text></svg>`;
}

/** Faces and sizes as the page sets them. */
export function sizes({ look, wire }: Made): string {
  const rows = wire.sizes.map(({ tag, size, leading }) => {
    const lead = Number.isFinite(leading) ? (leading / size).toFixed(2) : '';
    return `<tr><td>${tag}</td><td>${Math.round(size)} px</td><td>${lead}</td></tr>`;
  });
  const both = [...new Set([look.display.font.name, look.text.font.name])];
  const names = both.map((name, index) => `<b class="${index === 0 ? 'display' : ''}">${name}</b>`);
  return `<div class="sizes"><p>${names.join('')}</p><table>${rows.join('')}</table></div>`;
}

/** Headings of the page, in whole shares of the size that they have there. */
export function ladder({ wire, look }: Made, w: number): string {
  const rows = wire.sizes
    .filter(({ tag }) => tag !== 'p')
    .map(({ tag, text, size }) => {
      const shares = size > 90 ? [2, 3, 4] : [1, 2, 3];
      const fits = (share: number) => (text.length * size * 0.52) / share < w - 110;
      const share = shares.find(fits) ?? 5;
      const shown = size / share;
      const said = `${tag} ${Math.round(size)}, 1 : ${share}`;
      return `<li><small>${said}</small><span style="font-size:${shown}px;font-weight:${look.display.weights[2]}">${text}</span></li>`;
    });
  return `<ul class="ladder" style="width:${w}px">${rows.join('')}</ul>`;
}

/** Renders the notes in the margin; numbers are those on the wireframe. */
export function notes({ notes: all }: Made): string {
  const items = all.map(({ text }, index) => `<li><i class="number">${index + 1}</i>${text}</li>`);
  return `<ol class="notes">${items.join('')}</ol>`;
}

/** A part of the page with its heights at the left and the numbers of the notes on its edge. */
export function column(
  { wire, notes: all }: Made,
  part: Part,
  at: { x: number; y: number },
): string {
  const { from, to, scale } = part;
  const inside = (y: number) => y >= from - 2 && y < to - 2;
  const measures = wire.sections
    .filter(({ y, h }) => inside(y) && h * scale > 30)
    .map(({ y, h }) => {
      const high = (Math.min(y + h, to) - y) * scale;
      return `<i class="height" style="top:${(y - from) * scale}px;height:${high}px"><span>${counted.format(Math.round(h))}</span></i>`;
    });
  const numbers = all.map(({ y }, index) =>
    inside(y)
      ? `<i class="number" style="top:${(y - from) * scale + 9}px;left:${wire.width * scale - 11}px">${index + 1}</i>`
      : '',
  );
  return `<div class="column" style="left:${at.x}px;top:${at.y}px">${measures.join('')}${wireMarkup(wire, part)}${numbers.join('')}</div>`;
}

/** The page cut at the edges of its sections into so many strips of about one height. */
export function strips({ wire }: Made, count: number): { from: number; to: number }[] {
  const edges = [...wire.sections.map(({ y }) => y).filter((y) => y > 300), wire.height];
  const cuts = [0];
  for (let index = 1; index < count; index++) {
    const wanted = (wire.height / count) * index;
    const near = edges.toSorted(
      (one, other) => Math.abs(one - wanted) - Math.abs(other - wanted),
    )[0];
    cuts.push(near ?? wanted);
  }
  return cuts.map((from, index) => ({ from, to: cuts[index + 1] ?? wire.height }));
}
