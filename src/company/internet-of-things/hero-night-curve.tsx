import { door, leftOpen, limit, readings } from './night.ts';

/** Point of the curve: index of the reading, and degrees. */
type Point = readonly [step: number, value: number];

interface HeroNightCurveProps {
  /** Degrees at the lower and the upper edge. */
  from: number;
  to: number;
  className: string;
}

const last = readings.length - 1;
const measured: Point[] = readings.map((value, step) => [step, value]);
const estimated: Point[] = Array.from({ length: door.found - door.shut + 1 }, (_, index) => {
  const step = door.shut + index;
  return [step, leftOpen(step)];
});

/** Temperature curve of a night; filled above the limit, dashed where estimated. */
export function HeroNightCurve({ from, to, className }: HeroNightCurveProps) {
  const place = ([step, value]: Point) => `${step} ${(to - value).toFixed(1)}`;
  const line = (points: readonly Point[]) => `M${points.map(place).join('L')}`;
  const over = measured.map(([step, value]): Point => [step, Math.max(value, limit)]);
  const thin = { vectorEffect: 'non-scaling-stroke', fill: 'none' } as const;
  return (
    <svg
      aria-hidden="true"
      data-print-colors=""
      viewBox={`0 0 ${last} ${to - from}`}
      preserveAspectRatio="none"
      className={className}
    >
      <path d={line([[0, limit], ...over, [last, limit]])} className="night-over" />
      <path
        d={line([
          [0, limit],
          [last, limit],
        ])}
        className="night-limit"
        {...thin}
      />
      <path d={line(estimated)} className="night-estimate" {...thin} />
      <path d={line(measured)} className="night-line" {...thin} />
    </svg>
  );
}
