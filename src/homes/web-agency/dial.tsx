// Loaded first, since the other stylesheets override it.
import '../../themes/tones.css';
import type { CSSProperties } from 'react';
import styles from './dial.module.css';
import vitalSignsStyles from './vital-signs.module.css';

interface DialProps {
  /** Value of the needle; more than `full` stops at the end. */
  grams: number;
  maxGrams: number;
}

const sweepDegrees = 300;
const rotationOf = (grams: number, maxGrams: number) =>
  (Math.min(grams, maxGrams * 1.04) / maxGrams - 0.5) * sweepDegrees;
const pointAt = (angle: number, radius: number) => {
  const radians = ((angle - 90) * Math.PI) / 180;
  return `${(200 + Math.cos(radians) * radius).toFixed(1)} ${(200 + Math.sin(radians) * radius).toFixed(1)}`;
};
const ticks = (count: number, innerRadius: number, outerRadius: number) =>
  Array.from({ length: count + 1 }, (_, i) => {
    const angle = (i / count - 0.5) * sweepDegrees;
    return `M${pointAt(angle, innerRadius)}L${pointAt(angle, outerRadius)}`;
  }).join('');

/** The face of a kitchen scale, with its needle on a weight in grams. */
export function Dial({ grams, maxGrams }: DialProps) {
  return (
    <svg
      viewBox="0 0 400 400"
      className={`${styles.dial} ${vitalSignsStyles.dial}`}
      aria-hidden="true"
    >
      <circle cx="200" cy="200" r="196" className={styles.rim} />
      <circle cx="200" cy="200" r="182" className={styles.face} />
      <path d={ticks(50, 160, 172)} className={styles.fine} />
      <path d={ticks(10, 148, 172)} className={styles.coarse} />
      {[0, 200, 400, 600, 800, 1000].map((mark) => {
        const [x, y] = pointAt(rotationOf((mark / 1000) * maxGrams, maxGrams), 124).split(' ');
        return (
          <text key={mark} x={x} y={y} dy="8" textAnchor="middle">
            {mark}
          </text>
        );
      })}
      <g
        className={styles.needle}
        style={{ '--turn': `${rotationOf(grams, maxGrams).toFixed(1)}deg` } as CSSProperties}
      >
        <path d="M196.500 244L198.800 40H201.200L203.500 244Z" />
        <circle cx="200" cy="200" r="15" />
      </g>
    </svg>
  );
}
