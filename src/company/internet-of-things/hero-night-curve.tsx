import styles from './hero-night.module.css';
import { doorReadings, estimateWithDoorOpen, limit, readings } from './night.ts';

/** Point of the curve: index of the reading, and degrees Fahrenheit. */
type Point = readonly [index: number, degrees: number];

interface HeroNightCurveProps {
  /** Degrees at the lower edge of the drawing. */
  minDegrees: number;
  /** Degrees at the upper edge. */
  maxDegrees: number;
  className: string;
}

const lastIndex = readings.length - 1;
const measuredPoints: Point[] = readings.map((degrees, index) => [index, degrees]);
const estimatedPoints: Point[] = Array.from(
  { length: doorReadings.foundWithoutAlarm - doorReadings.shut + 1 },
  (_, offset) => {
    const index = doorReadings.shut + offset;
    return [index, estimateWithDoorOpen(index)];
  },
);

/**
 * Temperature curve of a night, filled above the limit; a dashed curve estimates it with the door
 * left open.
 */
export function HeroNightCurve({ minDegrees, maxDegrees, className }: HeroNightCurveProps) {
  const formatPoint = ([index, degrees]: Point) => `${index} ${(maxDegrees - degrees).toFixed(1)}`;
  const linePath = (points: readonly Point[]) => `M${points.map(formatPoint).join('L')}`;
  const pointsAboveLimit = measuredPoints.map(
    ([index, degrees]): Point => [index, Math.max(degrees, limit)],
  );
  const strokeProps = { vectorEffect: 'non-scaling-stroke', fill: 'none' } as const;
  return (
    <svg
      aria-hidden="true"
      data-print-colors=""
      viewBox={`0 0 ${lastIndex} ${maxDegrees - minDegrees}`}
      preserveAspectRatio="none"
      className={className}
    >
      <path
        d={linePath([[0, limit], ...pointsAboveLimit, [lastIndex, limit]])}
        className={styles.aboveLimit}
      />
      <path
        d={linePath([
          [0, limit],
          [lastIndex, limit],
        ])}
        className={styles.limit}
        {...strokeProps}
      />
      <path d={linePath(estimatedPoints)} className={styles.estimate} {...strokeProps} />
      <path d={linePath(measuredPoints)} className={styles.line} {...strokeProps} />
    </svg>
  );
}
