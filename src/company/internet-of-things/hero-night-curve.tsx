import styles from './hero-night.module.css';
import { doorReadings, estimateWithDoorOpen, limit, readings } from './night.ts';

/** Point of the curve: index of the reading, and degrees Fahrenheit. */
type Point = readonly [reading: number, degrees: number];

interface HeroNightCurveProps {
  /** Degrees at the lower edge of the drawing. */
  minDegrees: number;
  /** Degrees at the upper edge. */
  maxDegrees: number;
  className: string;
}

const lastReading = readings.length - 1;
const measuredPoints: Point[] = readings.map((value, reading) => [reading, value]);
const estimatedPoints: Point[] = Array.from(
  { length: doorReadings.found - doorReadings.shut + 1 },
  (_, index) => {
    const reading = doorReadings.shut + index;
    return [reading, estimateWithDoorOpen(reading)];
  },
);

/**
 * Temperature curve of a night, filled above the limit; a dashed curve estimates it with the door
 * left open.
 */
export function HeroNightCurve({ minDegrees, maxDegrees, className }: HeroNightCurveProps) {
  const formatPoint = ([reading, degrees]: Point) =>
    `${reading} ${(maxDegrees - degrees).toFixed(1)}`;
  const linePath = (points: readonly Point[]) => `M${points.map(formatPoint).join('L')}`;
  const pointsAboveLimit = measuredPoints.map(
    ([reading, degrees]): Point => [reading, Math.max(degrees, limit)],
  );
  const strokeProps = { vectorEffect: 'non-scaling-stroke', fill: 'none' } as const;
  return (
    <svg
      aria-hidden="true"
      data-print-colors=""
      viewBox={`0 0 ${lastReading} ${maxDegrees - minDegrees}`}
      preserveAspectRatio="none"
      className={className}
    >
      <path
        d={linePath([[0, limit], ...pointsAboveLimit, [lastReading, limit]])}
        className={styles.aboveLimit}
      />
      <path
        d={linePath([
          [0, limit],
          [lastReading, limit],
        ])}
        className={styles.limit}
        {...strokeProps}
      />
      <path d={linePath(estimatedPoints)} className={styles.estimate} {...strokeProps} />
      <path d={linePath(measuredPoints)} className={styles.line} {...strokeProps} />
    </svg>
  );
}
