import type { Place } from './hero-cord-shape.ts';
import styles from './mill-hours.module.css';

/** Window of the bakery on the ground floor (`hero-cord-mill.ts`), which bakes while it is dark. */
const bakeryWindow = 'M116 44H172V86H116Z';

/** Snow on the roof, below its ridge, and on the chimney. */
const snow =
  'M50 237L150 234L213 232L250 182Q234 168 217 185Q198 203 178 186Q159 169 139 188Q119 206 81 195Z' +
  'M150 261H172V250Q166 244 161 250Q156 256 150 249Z';

/**
 * Light and snow of the mill, behind the cord: a lit window while it is dark, and snow from December to
 * March.
 */
export function MillHours({ x, y, scale }: Place) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale} ${-scale})`}>
      <path className={styles.light} d={bakeryWindow} />
      <path className={styles.snow} d={snow} />
    </g>
  );
}
