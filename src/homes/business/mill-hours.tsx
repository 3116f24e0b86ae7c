import type { Place } from './hero-cord-shape.ts';
import styles from './mill-hours.module.css';

/** Window of the bakery on the ground floor (`hero-cord-mill.ts`), which bakes while it is dark. */
const bakeryWindow = 'M116 44H172V86H116Z';

/** Snow on the roof of the mill, on its chimney, and on the sills; then flakes above it. */
const lyingSnow =
  'M-20 153L47 244L145 241M147 268H175M177 240L216 239L278 157M114 110H154M170 110H196M208 110H244';
const flakes: readonly (readonly [right: number, up: number])[] = [
  [-96, 150],
  [-62, 206],
  [-34, 250],
  [-70, 118],
  [2, 226],
  [12, 268],
  [84, 270],
  [112, 252],
  [204, 268],
  [238, 246],
  [262, 214],
  [290, 252],
  [300, 190],
  [292, 128],
];

/**
 * What the hour and the month do to the mill, behind the cord: a lit window while it is dark, and snow
 * from December to March, as in the hills of Vermont. Still, as everything on the line.
 */
export function MillHours({ x, y, scale }: Place) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale} ${-scale})`}>
      <path className={styles.light} d={bakeryWindow} />
      <path
        className={styles.snow}
        d={lyingSnow + flakes.map((flake) => `M${flake.join(' ')}h0`).join('')}
      />
    </g>
  );
}
