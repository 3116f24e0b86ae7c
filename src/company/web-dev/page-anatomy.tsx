import type { CSSProperties } from 'react';
import { formatNumber } from '../../content/formats.ts';
import styles from './page-anatomy.module.css';

interface Part {
  title: string;
  content: string;
  /** Usual weight in kilobytes, compressed. */
  usualKb: number;
  /** Weight of the firm's version in kilobytes, compressed. */
  oursKb: number;
}

interface PageAnatomyProps {
  heading: string;
  lead: string;
  parts: readonly Part[];
  note: string;
  /** Label of the bar of the usual weight. */
  usualLabel: string;
  /** Label of the bar of the firm's weight. */
  oursLabel: string;
  /** Label of the totals. */
  totalLabel: string;
}

const formatKilobytes = (value: number) => `${formatNumber(value)} KB`;

interface WeightProps {
  page: 'usual' | 'ours';
  label: string;
  weight: number;
  /** Weight of the longest bar. */
  heaviest: number;
}

/** Bar with its weight at the end. */
function Weight({ page, label, weight, heaviest }: WeightProps) {
  const style = { '--share': (weight / heaviest).toFixed(4) } as CSSProperties;
  return (
    <div data-page={page} style={style} className={styles.weight}>
      <dt className="sr-only">{label}</dt>
      <dd className={page === 'ours' ? 'font-display text-h4 font-bold' : undefined}>
        {formatKilobytes(weight)}
      </dd>
    </div>
  );
}

/** Bar chart of the parts of a page: usual weight, and the firm's. */
export function PageAnatomy(props: PageAnatomyProps) {
  const { heading, lead, parts, note, usualLabel, oursLabel, totalLabel } = props;
  const heaviest = Math.max(...parts.map((part) => part.usualKb));
  const total = (key: 'usualKb' | 'oursKb') => parts.reduce((kb, part) => kb + part[key], 0);
  return (
    <section className="section bg-surface">
      <div className="container">
        <h2 className="text-h2 text-balance">{heading}</h2>
        <p className="mt-4 max-w-[40em] text-lead text-muted">{lead}</p>
        <p aria-hidden="true" className="mt-6 flex flex-wrap gap-x-8 gap-y-2 font-semibold">
          <span className={styles.key}>{usualLabel}</span>
          <span data-page="ours" className={styles.key}>
            {oursLabel}
          </span>
        </p>
        <ul className={styles.parts}>
          {parts.map(({ title, content, usualKb, oursKb }) => (
            <li key={title} className={styles.part}>
              <div className={styles.words}>
                <h3 className="text-h4 font-bold">{title}</h3>
                <p className="max-w-[40em] text-muted">{content}</p>
              </div>
              <dl className={styles.weights}>
                <Weight page="usual" label={usualLabel} weight={usualKb} heaviest={heaviest} />
                <Weight page="ours" label={oursLabel} weight={oursKb} heaviest={heaviest} />
              </dl>
            </li>
          ))}
        </ul>
        <div className="grid gap-x-6 gap-y-4 border-ink border-t-4 pt-6 md:grid-cols-2">
          <h3 className="text-h4 font-bold">{totalLabel}</h3>
          <p className="flex flex-wrap items-baseline gap-x-8 font-display text-h2 tabular-nums">
            <s className="decoration-4 decoration-accent">{formatKilobytes(total('usualKb'))}</s>
            <strong className="text-accent">{formatKilobytes(total('oursKb'))}</strong>
          </p>
        </div>
        <p className="mt-8 max-w-[44em] text-note text-muted">{note}</p>
      </div>
    </section>
  );
}
