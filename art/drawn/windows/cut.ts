import { at, shape } from '../svg.ts';

/** A sheet of cut paper: its shape, and a few faint ones below it for a soft shadow. */
export function cut(d: string, fill: string, depth = 10, shadow = '#4a3a34'): string {
  const layers = [1, 0.7, 0.42, 0.2].map((share) =>
    at(depth * share * 0.35, -depth * share, shape(d, shadow, 'opacity="0.07"')),
  );
  return layers.join('') + shape(d, fill);
}

/** A line of waves from edge to edge, and everything below it. */
export function waves(
  w: number,
  h: number,
  y: number,
  { length, rise, from = 0 }: { length: number; rise: number; from?: number },
): string {
  const count = Math.ceil((w - from) / length) + 2;
  const crests = Array.from(
    { length: count },
    () => `q${length * 0.32} ${-rise} ${length * 0.5} 0t${length * 0.5} 0`,
  );
  return `M${from - length} ${y}${crests.join('')}V${h}H${from - length}Z`;
}

/** Firs along a shore: narrow and uneven, as the wind lets them. */
export function firs(
  x: number,
  y: number,
  wide: number,
  { tall, roll }: { tall: number; roll: () => number },
): string {
  const trees: string[] = [];
  for (let left = x; left < x + wide; left += tall * (0.22 + roll() * 0.25)) {
    const high = tall * (0.55 + roll() * 0.5);
    const half = high * 0.2;
    trees.push(
      `M${left.toFixed(0)} ${(y - high).toFixed(0)}l${half.toFixed(0)} ${(high * 1.05).toFixed(0)}h${(-2 * half).toFixed(0)}Z`,
    );
  }
  return trees.join('');
}
