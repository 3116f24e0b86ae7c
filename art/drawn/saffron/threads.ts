import { chance } from '../posters/forms.ts';
import { board, box, flatStroke, shape } from '../svg.ts';

const [width, height] = [1600, 1067];
type Point = readonly [x: number, y: number];

const n = (value: number) => value.toFixed(1);

/** A dried thread: a bent ribbon from a yellow foot to a frayed red trumpet, with light along its back. */
function thread([x, y]: Point, turn: number, long: number, bend: number, red: string): string {
  const steps = 9;
  const wide = (t: number) => 2.4 + 9.5 * t ** 2.2;
  const spine = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const angle = turn + bend * t;
    return [t, x + Math.cos(angle) * long * t, y + Math.sin(angle) * long * t, angle] as const;
  });
  const side = (sign: number) =>
    spine.map(([t, px, py, angle]) => {
      const off = sign * wide(t);
      return `${n(px - Math.sin(angle) * off)} ${n(py + Math.cos(angle) * off)}`;
    });
  const outline = `M${side(-1).join('L')}L${side(1).reverse().join('L')}Z`;
  const line = (from: number) =>
    `M${spine
      .slice(from)
      .map(([, px, py]) => `${n(px)} ${n(py)}`)
      .join('L')}`;
  const foot = `M${spine
    .slice(0, 3)
    .map(([, px, py]) => `${n(px)} ${n(py)}`)
    .join('L')}`;
  return (
    shape(outline, '#080302', 'opacity="0.5" transform="translate(7 11)"') +
    shape(outline, red, 'stroke="#5a0f09" stroke-width="1.2"') +
    flatStroke(foot, '#e8a33d', 4.6, 'opacity="0.9"') +
    flatStroke(line(2), '#ff9a6b', 2.2, 'opacity="0.55" transform="translate(-2 -2.5)"')
  );
}

/** Dark linen, thread over thread. */
function weave(): string {
  const roll = chance(3);
  const every = 6;
  const across = Array.from({ length: Math.ceil(height / every) }, (_, i) =>
    flatStroke(
      `M0 ${i * every}H${width}`,
      roll() > 0.5 ? '#332d28' : '#171412',
      1.4 + roll() * 2,
      `opacity="${n(0.25 + roll() * 0.4)}"`,
    ),
  );
  const down = Array.from({ length: Math.ceil(width / every) }, (_, i) =>
    flatStroke(
      `M${i * every} 0V${height}`,
      roll() > 0.5 ? '#38312b' : '#151210',
      1.2 + roll() * 2,
      `opacity="${n(0.2 + roll() * 0.35)}"`,
    ),
  );
  return across.join('') + down.join('');
}

/** Draws the dried harvest of one morning: saffron threads in a heap on dark linen, very near. */
export function threads(): string {
  const roll = chance(16);
  const reds = ['#8e1a10', '#a9230f', '#c23418', '#7a130c', '#b72c14'];
  const heap = Array.from({ length: 900 }, (_, i) => {
    // Those laid last lie on top and nearest to the middle.
    const spread = 1 - (i / 900) * 0.62;
    const round = roll() * Math.PI * 2;
    const off = Math.sqrt(roll()) * spread;
    const place: Point = [800 + Math.cos(round) * off * 900, 500 + Math.sin(round) * off * 470];
    const red = reds[Math.floor(roll() * reds.length)] ?? '#a9230f';
    return thread(place, roll() * Math.PI * 2, 120 + roll() * 130, (roll() - 0.5) * 1.9, red);
  });
  const light =
    '<linearGradient id="light" x1="0" y1="0" x2="1" y2="0.8"><stop offset="0" stop-color="#fff3dc" stop-opacity="0.22"/><stop offset="0.5" stop-color="#fff3dc" stop-opacity="0"/><stop offset="1" stop-color="#0c0604" stop-opacity="0.6"/></linearGradient>';
  return board(
    width,
    height,
    box(0, 0, width, height, 0, '#231f1c') +
      weave() +
      heap.join('') +
      box(0, 0, width, height, 0, 'url(#light)'),
    light,
  );
}
