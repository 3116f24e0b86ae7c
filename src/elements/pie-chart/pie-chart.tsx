'use client';

import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../../themes/cn.ts';
import { animateOnce } from '../animate-once/animate-once.ts';
import { arcs } from './arcs.ts';
import styles from './pie-chart.module.css';

/** One slice of a `PieChart`. */
export interface PieSlice {
  /** Name of the slice. */
  label: string;
  /** Size of the slice, in the unit of `total`. */
  value: number;
  /** Value as shown in the list; by default the number. */
  text?: string;
}

interface PieChartProps {
  /** Subject of the chart; announced before the slices. */
  label: string;
  /** Slices in drawing order. */
  slices: readonly PieSlice[];
  /** Value of the whole; by default the sum of the slices. */
  total?: number;
  /** Shape. `ring`: thin, for one value; `donut`: thick; `half`: gauge. */
  variant: 'ring' | 'donut' | 'half';
  /** Shows the slices as a list beside the chart. */
  legend?: boolean;
  /** Content in the center. */
  children?: ReactNode;
  className?: string;
}

/**
 * Pie, ring or gauge chart that draws itself once, when it first scrolls into view. Static with
 * reduced motion.
 *
 * State attribute: `data-in-view` = `waiting` (not yet in view) | `seen`. Styling hooks: `data-variant`, and
 * `data-slice` (index of the slice).
 */
export function PieChart(props: PieChartProps) {
  const { label, slices, variant, legend, children, className } = props;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? animateOnce(ref.current) : undefined), []);
  const total = props.total ?? slices.reduce((sum, { value }) => sum + value, 0);
  const summary = slices.map((slice) => `${slice.label} ${slice.text ?? slice.value}`).join(', ');
  const isHalf = variant === 'half';
  return (
    <div ref={ref} className={cn(styles.pie, className)} data-variant={variant}>
      <div className={styles.drawing}>
        <svg
          viewBox={isHalf ? '0 0 120 66' : '0 0 120 120'}
          role="img"
          aria-label={`${label}: ${summary}`}
        >
          <g transform={isHalf ? 'rotate(180 60 60)' : 'rotate(-90 60 60)'}>
            <circle
              className={styles.track}
              pathLength={isHalf ? 200 : 100}
              cx="60"
              cy="60"
              r="52"
            />
            {arcs(slices, total).map(({ length, start }, index) => (
              <circle
                key={slices[index]?.label}
                className={styles.arc}
                data-slice={index}
                pathLength={isHalf ? 200 : 100}
                cx="60"
                cy="60"
                r="52"
                style={{ '--length': length, '--start': start } as CSSProperties}
              />
            ))}
          </g>
        </svg>
        {children && <div className={styles.middle}>{children}</div>}
      </div>
      {legend && (
        <ul className={styles.legend}>
          {slices.map(({ label: name, value, text }, index) => (
            <li key={name}>
              <span aria-hidden="true" className={styles.key} data-slice={index} />
              <span>{name}</span>
              <span className="tabular-nums">{text ?? value}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
