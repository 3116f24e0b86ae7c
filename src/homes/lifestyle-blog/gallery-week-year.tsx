import { dayFormat, dayNumber } from '../../elements/clock/day-number.ts';
import styles from './gallery-week.module.css';
import { mondaysOf, morningOf } from './morning.ts';

/** Distance of the brush strokes. */
const strokeDistance = 19;
const strokeHeight = 64;

type Point = readonly [x: number, y: number];

const roundToHalf = (value: number) => Math.round(value * 2) / 2;

/** Returns a curve from one point to another, relative to the current point. */
const curve = ([x, y]: Point, control: Point, end: Point) =>
  `q${roundToHalf(control[0] - x)} ${roundToHalf(control[1] - y)} ${roundToHalf(end[0] - x)} ${roundToHalf(end[1] - y)}`;

/** Returns the path of a vertical brush stroke; seven variants, in relative coordinates, which compress well. */
function brushStroke(index: number): string {
  const jitter = (row: number) => ((index * 37 + row * 53) % 7) - 3;
  const [a, b, c, d] = [jitter(1) * 0.5, jitter(2) * 0.5, jitter(3) * 0.5, jitter(4)];
  const start: Point = [2, 4 + d];
  const right: Point = [16 + roundToHalf(b * 0.5), roundToHalf(5 - a)];
  const bottom: Point = [16, strokeHeight - 5 + d];
  const left: Point = [2, roundToHalf(strokeHeight - 6 - c)];
  const outline = [
    curve(start, [9, 1 + a], right),
    curve(right, [18 + c, strokeHeight / 2], bottom),
    curve(bottom, [8, strokeHeight - 1 + a], left),
    curve(left, [a, strokeHeight / 2], start),
  ];
  return `M${index * strokeDistance + 1 + start[0]} ${start[1]}${outline.join('')}Z`;
}

const formatMonth = dayFormat({ month: 'short' });
const months = Array.from({ length: 12 }, (_, index) => formatMonth(dayNumber(2026, index + 1, 1)));

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
        className={styles.yearChart}
        viewBox={`0 0 ${mondays.length * strokeDistance} ${strokeHeight}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {mondays.map((monday, index) => (
          <path key={monday} d={brushStroke(index)} fill={morningOf(monday).sky[0]} />
        ))}
      </svg>
      <p className={styles.yearMonths} aria-hidden="true">
        {months.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </p>
    </>
  );
}
