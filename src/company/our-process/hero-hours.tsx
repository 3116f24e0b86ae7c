import type { CSSProperties } from 'react';
import { Cord } from '../../blocks/cord/cord.tsx';
import { cn } from '../../themes/cn.ts';
import { cssPercent } from '../../themes/css-percent.ts';
import styles from './hero-hours.module.css';
import { narrowHoursCord, wideHoursCord } from './hours-cord.ts';
import type { Week } from './week.ts';

interface HeroHoursProps {
  heading: string;
  lead: string;
  /** Facts of the job: client, project, price, time. */
  facts: readonly { label: string; value: string }[];
  weeks: readonly Week[];
  weekLabel: string;
  chart: {
    /** Name of the list of weeks, for screen readers. */
    label: string;
    hour: string;
    hours: string;
    /** Text after the hours of the week with a mistake; null draws no knot. */
    fault: string | null;
  };
}

/** First screen: heading, lead, facts, and the client's hours of each week as steps of the cord. */
export function HeroHours({ heading, lead, facts, weeks, weekLabel, chart }: HeroHoursProps) {
  const isKnotted = chart.fault !== null;
  const [wide, narrow] = [wideHoursCord(weeks, isKnotted), narrowHoursCord(weeks, isKnotted)];
  /** Position of the text that belongs to some hours: above the step, or to the right of it. */
  const placeOf = (hours: number) => ({
    '--up': cssPercent((hours * wide.hour + wide.height - wide.zero) / wide.week),
    '--out': cssPercent((narrow.zero + hours * narrow.hour) / 390),
  });
  const width = cssPercent((wide.week * weeks.length) / 1280);
  const row = cssPercent(narrow.week / 390);
  return (
    <section data-first-screen="" className={styles.hero}>
      <h1
        className={cn(styles.heading, 'font-display font-extrabold tracking-closer text-balance')}
      >
        {heading}
      </h1>
      <p className={cn(styles.lead, 'text-lead')}>{lead}</p>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className="text-caption text-muted">{label}</dt>
            <dd className="font-semibold leading-snug text-[1rem]">{value}</dd>
          </div>
        ))}
      </dl>
      <Cord wide={wide} narrow={{ ...narrow, isStretched: true }} className={styles.chart}>
        <ol
          aria-label={chart.label}
          className={styles.weeks}
          style={{ '--width': width, '--row': row, '--count': weeks.length } as CSSProperties}
        >
          {weeks.map(({ number, title, clientWork: { hours, faultHours = 0 } }) => {
            const hasKnot = isKnotted && faultHours > 0;
            const place = {
              ...placeOf(hours),
              '--name': placeOf(hours - (hasKnot ? faultHours : 0))['--out'],
            };
            return (
              <li
                key={number}
                className={cn(styles.week, hasKnot && styles.knotted)}
                style={place as CSSProperties}
              >
                <a href={`#week-${number}`} className={cn(styles.name, 'hover:text-accent')}>
                  <span className="sr-only">{weekLabel} </span>
                  <span className={cn(styles.number, 'font-display font-bold tabular-nums')}>
                    {number}
                  </span>{' '}
                  <span className={cn(hasKnot && 'font-semibold')}>{title}</span>
                </a>
                <p className={hasKnot ? styles.fault : styles.figure}>
                  <span className="font-display font-bold tabular-nums">{hours}</span>{' '}
                  <span className={hasKnot ? undefined : 'sr-only'}>
                    {hasKnot ? chart.fault : hours === 1 ? chart.hour : chart.hours}
                  </span>
                </p>
              </li>
            );
          })}
        </ol>
      </Cord>
    </section>
  );
}
