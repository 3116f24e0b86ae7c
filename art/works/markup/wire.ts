import type { Box, Wire } from '../wire.ts';

/** Which part of a page is drawn, and how large a point is. */
export interface Part {
  readonly from: number;
  readonly to: number;
  readonly scale: number;
}

/** The sheet of a wireframe. */
export const wireStyle = `
  .wire { display: block; overflow: hidden; }
  .wire .picture { fill: color-mix(in oklab, var(--pen), transparent 95%); stroke: var(--pen); stroke-opacity: 0.7; stroke-width: 0.8; }
  .wire .cross { stroke: var(--pen); stroke-opacity: 0.42; stroke-width: 0.7; }
  .wire .button { fill: none; stroke: var(--mark); stroke-width: 1.3; }
  .wire .field { fill: none; stroke: var(--pen); stroke-opacity: 0.7; stroke-width: 0.8; }
  .wire .drawing { fill: none; stroke: var(--pen); stroke-opacity: 0.62; stroke-width: 0.8; }
  .wire .drawing * { vector-effect: non-scaling-stroke; }
  .wire .line { fill: var(--pen); fill-opacity: 0.32; }
  .wire .heading { fill: var(--pen); font-family: var(--face-display); font-variation-settings: var(--heading-settings); letter-spacing: var(--heading-tracking); }
  .wire .edge { stroke: var(--pen); stroke-opacity: 0.75; stroke-width: 0.9; }
  .wire .frame { fill: none; stroke: var(--pen); stroke-opacity: 0.75; stroke-width: 1; }
`;

const spelled = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const r = (value: number) => Math.round(value * 100) / 100;

function boxMarkup({ kind, x, y, w, h, text = '', size = 16, weight }: Box, scale: number): string {
  const [l, t, wide, high] = [x * scale, y * scale, w * scale, h * scale].map(r) as [
    number,
    number,
    number,
    number,
  ];
  const rect = (name: string, round = 0) =>
    `<rect class="${name}" x="${l}" y="${t}" width="${wide}" height="${high}" rx="${round}"/>`;
  if (kind === 'picture') {
    return `${rect('picture')}<path class="cross" d="M${l} ${t}l${wide} ${high}M${r(l + wide)} ${t}l${-wide} ${high}"/>`;
  }
  if (kind === 'button') return rect('button', Math.min(high / 2, 2.5));
  if (kind === 'field') return rect('field', 1);
  if (kind === 'heading') {
    const base = r(t + high / 2 + size * scale * 0.33);
    return `<text class="heading" x="${l}" y="${base}" font-size="${r(size * scale)}" font-weight="${weight}" textLength="${wide}" lengthAdjust="spacingAndGlyphs">${spelled(text)}</text>`;
  }
  return `<rect class="line" x="${l}" y="${r(t + high * 0.32)}" width="${wide}" height="${r(Math.max(high * 0.34, 0.7))}"/>`;
}

/** The lines of a drawing, where they stand on the page. */
function drawingMarkup({ shapes = [] }: Box, from: number, scale: number): string {
  const lines = shapes.map(({ markup, matrix: [a, b, c, d, e = 0, f = 0] }) => {
    const moved = [a, b, c, d, e, f - from].map((value) => (value ?? 0) * scale);
    return `<g transform="matrix(${moved.map((value) => value.toFixed(4)).join(' ')})">${markup}</g>`;
  });
  return `<g class="drawing">${lines.join('')}</g>`;
}

/** Pictures that lie under everything come first. */
const order = (box: Box) => (box.kind === 'picture' ? -box.w * box.h : 1);

/** A part of a page as outlines. */
export function wireMarkup(wire: Wire, { from, to, scale }: Part): string {
  const boxes = wire.boxes
    .filter(({ x, y, w, h }) => y + h > from && y < to && x < wire.width && x + w > 0)
    .toSorted((one, other) => order(one) - order(other))
    .map((box) =>
      box.kind === 'drawing'
        ? drawingMarkup(box, from, scale)
        : boxMarkup({ ...box, y: box.y - from }, scale),
    );
  const edges = wire.sections
    .filter(({ y }) => y > from + 4 && y < to - 4)
    .map(({ y }) => `<path class="edge" d="M0 ${r((y - from) * scale)}H${wire.width * scale}"/>`);
  const [w, h] = [r(wire.width * scale), r((to - from) * scale)];
  return `<svg class="wire" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${boxes.join('')}${edges.join('')}<rect class="frame" x="0.5" y="0.5" width="${w - 1}" height="${h - 1}"/></svg>`;
}
