import { board, box, gradient, shape, stroke } from '../svg.ts';
import { seeded } from './seeded.ts';

const width = 2400;
const height = 1400;
const line = 690;

/** Dry and wet, in the order of `copy-paint.ts`. */
const paints = [
  ['#e6dac3', '#b39d74'],
  ['#c3c2b8', '#7f8783'],
  ['#b8674a', '#6f2f20'],
  ['#2f5546', '#0e231b'],
  ['#dcae4d', '#ad7f22'],
  ['#2b2723', '#0d0b09'],
] as const;

/** A board painted with a wide brush: long strokes, bare wood where the brush ran out. */
function painted(index: number, x: number, wide: number, foot: number) {
  const next = seeded(index * 71 + 9);
  const [dry, wet] = paints[index] ?? paints[0];
  const top = 90 + next() * 60;
  const wood = box(x, 40, wide, foot - 40, 5, '#c8a878');
  const grain = Array.from({ length: 26 }, () => {
    const gx = x + 6 + next() * (wide - 12);
    return stroke(
      `M${gx} ${50 + next() * 40}C${gx + 5} ${foot * 0.3} ${gx - 6} ${foot * 0.6} ${gx + 3} ${foot - 8}`,
      '#8a6236',
      1 + next() * 2.2,
      'opacity=".28"',
    );
  }).join('');
  const ragged = Array.from({ length: 25 }, (_, i) => {
    const edge = x + (wide * i) / 24;
    return `L${edge.toFixed(1)} ${(top + (next() - 0.5) * 30 + (i % 3) * 8).toFixed(1)}`;
  }).join('');
  const coat = (colour: string, from: string, to: number) =>
    shape(`M${x} ${to}${from}L${x + wide} ${to}Z`, colour);
  const strokes = Array.from({ length: 120 }, () => {
    const sx = x + next() * wide;
    const from = top + 50 + next() * 400;
    const to = Math.min(foot - 4, from + 200 + next() * 700);
    const light = next() > 0.5 ? '#ffffff' : '#000000';
    return stroke(
      `M${sx.toFixed(1)} ${from.toFixed(0)}L${(sx + (next() - 0.5) * 9).toFixed(1)} ${to.toFixed(0)}`,
      light,
      1 + next() * 3.4,
      `opacity="${(0.03 + next() * 0.07).toFixed(3)}"`,
    );
  }).join('');
  // Water climbs a little in the paint over its own surface.
  const crept = Array.from({ length: 25 }, (_, i) => {
    const edge = x + (wide * i) / 24;
    return `L${edge.toFixed(1)} ${(line - 26 - next() * 16 - Math.sin(i * 0.7 + index) * 9).toFixed(1)}`;
  }).join('');
  const drowned = coat(wet, `L${x} ${line - 30}${crept}`, foot);
  const rim = stroke(
    `M${x + 2} ${line - 30}${crept}`,
    wet,
    7,
    'opacity=".55" stroke-dasharray="60 9"',
  );
  const shade = `<rect x="${x}" y="40" width="${wide}" height="${foot - 40}" rx="5" fill="url(#round)"/>`;
  return wood + grain + coat(dry, `L${x} ${top}${ragged}`, foot) + drowned + rim + strokes + shade;
}

/** Six painted boards that stand in a tub, half under water. */
export function card(): string {
  const next = seeded(3);
  const wide = 322;
  const places = paints.map((_, index) => 84 + index * 379);
  const shadows = places
    .map((x) => box(x + 26, 70, wide, height, 6, '#5b4a30', 'opacity=".16"'))
    .join('');
  const boards = places.map((x, index) => painted(index, x, wide, height + 30)).join('');
  const glints = Array.from({ length: 70 }, () => {
    const y = line + 8 + next() ** 2 * (height - line);
    const x = next() * width;
    const long = 40 + next() * 260;
    return stroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${long / 2} ${(next() - 0.5) * 12} ${long} 0`,
      '#f3ead6',
      1 + next() * 2.4,
      `opacity="${(0.05 + next() * 0.13).toFixed(3)}"`,
    );
  }).join('');
  const water = `<rect y="${line}" width="${width}" height="${height - line}" fill="url(#water)"/>`;
  const surface =
    stroke(
      `M0 ${line}${Array.from({ length: 24 }, (_, i) => `q25 ${i % 2 ? 4 : -4} 50 0t50 0`).join('')}`,
      '#f7efdc',
      4,
      'opacity=".75"',
    ) + stroke(`M0 ${line + 7}H${width}`, '#14110d', 5, 'opacity=".22"');
  return board(
    width,
    height,
    box(0, 0, width, height, 0, '#d9ccb6') +
      box(0, line, width, height - line, 0, '#4a4a3e') +
      shadows +
      boards +
      water +
      glints +
      surface,
    `${gradient('water', '#2b2f28', '#14140f')
      .replace('stop-color="#2b2f28"', 'stop-color="#3b4038" stop-opacity=".12"')
      .replace('stop-color="#14140f"', 'stop-color="#14140f" stop-opacity=".5"')}${gradient(
      'round',
      '#000',
      '#000',
      1,
      0,
    )
      .replace('stop-color="#000"', 'stop-color="#fff" stop-opacity=".12"')
      .replace('stop-color="#000"/></', 'stop-color="#000" stop-opacity=".16"/></')}`,
  );
}
