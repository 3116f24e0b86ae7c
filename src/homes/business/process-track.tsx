import styles from './process-line.module.css';
import { pathWidth, processPath, rowHeight } from './process-path.ts';

/** Line with a lark at its tip. Decorative: the list has the order. */
export function ProcessTrack({ count }: { count: number }) {
  const path = processPath(count);
  return (
    <svg
      viewBox={`0 0 ${pathWidth} ${count * rowHeight}`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 hidden size-full overflow-visible lg:block"
      aria-hidden="true"
    >
      <g fill="none" strokeLinecap="round">
        <path d={path} className="stroke-ink/25 [stroke-dasharray:2_12] [stroke-width:3]" />
        <path
          d={path}
          pathLength="1"
          className={`${styles.stroke} stroke-accent [stroke-width:5]`}
        />
      </g>
      <g className={styles.lark} style={{ offsetPath: `path('${path}')` }}>
        <Lark />
      </g>
    </svg>
  );
}

/** End of the straight line on small screens, where the lark flies off. Decorative. */
export function ProcessEnd() {
  return (
    <svg viewBox="0 0 150 64" className="block w-38 overflow-visible lg:hidden" aria-hidden="true">
      <path
        d="M1.5 -1C1.5 30 14 46 38 48S84 46 102 40"
        className="fill-none stroke-3 stroke-ink"
        strokeLinecap="round"
      />
      <g transform="translate(124 36) scale(0.62)">
        <Lark />
      </g>
    </svg>
  );
}

/** Lark in flight, as in the company's logo; its breast is at 0, 0. */
function Lark() {
  return (
    <g
      className="fill-paper stroke-ink"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
      transform="translate(-4 -8)"
    >
      <path d="M-44 16-20 4C-14-8 6-14 22-10l12 5 12 3-11 5C26 18 2 24-16 14l-26 14 6-11z" />
      <path
        className="fill-accent"
        d="M-14 2c-14-18-12-38 2-54 0 18 10 34 26 46-6 10-18 14-28 8z"
      />
      <path className="fill-none" d="M-4-34c-4 12 2 24 12 32" />
      <circle className="fill-ink stroke-none" cx="27" cy="-3" r="2.4" />
    </g>
  );
}
