import { mondaysOf, morningOf } from './morning.ts';

/** Distance of the brush strokes. */
const step = 19;
const tall = 64;

type Point = readonly [x: number, y: number];

const half = (value: number) => Math.round(value * 2) / 2;

/** Returns a curve from one point to another, relative to the current point. */
const curve = ([x, y]: Point, over: Point, to: Point) =>
  `q${half(over[0] - x)} ${half(over[1] - y)} ${half(to[0] - x)} ${half(to[1] - y)}`;

/** Returns the path of a vertical brush stroke; seven variants, in relative coordinates, which compress well. */
function dab(index: number): string {
  const stray = (row: number) => ((index * 37 + row * 53) % 7) - 3;
  const [a, b, c, d] = [stray(1) * 0.5, stray(2) * 0.5, stray(3) * 0.5, stray(4)];
  const start: Point = [2, 4 + d];
  const right: Point = [16 + half(b * 0.5), half(5 - a)];
  const foot: Point = [16, tall - 5 + d];
  const left: Point = [2, half(tall - 6 - c)];
  const outline = [
    curve(start, [9, 1 + a], right),
    curve(right, [18 + c, tall / 2], foot),
    curve(foot, [8, tall - 1 + a], left),
    curve(left, [a, tall / 2], start),
  ];
  return `M${index * step + 1 + start[0]} ${start[1]}${outline.join('')}Z`;
}

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' }),
);

interface GalleryWeekYearProps {
  year: number;
  /** Text alternative of the drawing. */
  label: string;
}

/** Brush strokes for all weeks of a year, each in the color of the sky on its Monday at 5:50 am. */
export function GalleryWeekYear({ year, label }: GalleryWeekYearProps) {
  const mondays = mondaysOf(year);
  return (
    <>
      <svg
        className="yeardabs"
        viewBox={`0 0 ${mondays.length * step} ${tall}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {mondays.map((monday, index) => (
          <path key={monday} d={dab(index)} fill={morningOf(monday).sky[0]} />
        ))}
      </svg>
      <p className="yeardabs-months" aria-hidden="true">
        {months.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </p>
    </>
  );
}
