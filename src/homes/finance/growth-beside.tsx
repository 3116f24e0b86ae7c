'use client';
import type { CSSProperties } from 'react';
import type { YearEnd } from './growth.ts';
import styles from './growth-calculator.module.css';
import { dollars } from './money.ts';
import { spreadLabels } from './spread-labels.ts';

interface GrowthBesideProps {
  /** Final state of the plan. */
  end: YearEnd;
  top: number;
  copy: { feeless: string; balance: string; paid: string };
}

/** Labels beside the chart, each at the height of its line's end. */
export function GrowthBeside({ end, top, copy }: GrowthBesideProps) {
  const keys = ['feeless', 'balance', 'paid'] as const;
  const heights = spreadLabels(
    keys.map((key) => (end[key] / top) * 100),
    17,
    96,
  );
  return (
    <dl className={styles.growthBeside}>
      {keys.map((key, index) => (
        <div
          key={key}
          data-series={key}
          style={{ '--height': `${heights[index]}%` } as CSSProperties}
        >
          <dt>{copy[key]}</dt>
          <dd className="font-display font-semibold">{dollars(end[key])}</dd>
        </div>
      ))}
    </dl>
  );
}
