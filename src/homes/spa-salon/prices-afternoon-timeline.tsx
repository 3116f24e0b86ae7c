'use client';
import type { CSSProperties } from 'react';
import { spokenTime } from '../../elements/clock/time-text.ts';
import { cssPercent } from '../../themes/css-percent.ts';
import type { Segment } from './afternoon.ts';
import heatStyles from './heat.module.css';
import { heatStyle } from './heat.ts';
import styles from './prices-afternoon-timeline.module.css';
import type { House } from './treatment.ts';

interface PricesAfternoonTimelineProps {
  segments: readonly Segment[];
  house: House;
  copy: {
    label: string;
    soak: string;
    pause: string;
    rest: string;
    dress: string;
    /** Unit after a number of minutes. */
    minutes: string;
  };
}

/** Temperature of the soak in the drawing. */
const soakDegrees = 104;

/**
 * Timeline of the chosen treatments: widths are proportional to minutes, heights to prices.
 *
 * Styling hooks: `data-kind`, `data-cold` on treatments below 70 °F.
 */
export function PricesAfternoonTimeline({ segments, house, copy }: PricesAfternoonTimelineProps) {
  const hours = Array.from({ length: (house.closes - house.opens) / 60 + 1 }, (_, index) => index);
  const share = (minutes: number) => cssPercent(minutes / (house.closes - house.opens));
  return (
    <div className={styles.rail}>
      <ol className={styles.hours} aria-hidden="true">
        {hours.map((hour) => (
          <li key={hour} style={{ left: share(hour * 60) }}>
            {spokenTime(house.opens + hour * 60)}
          </li>
        ))}
      </ol>
      <ol className={styles.segments} aria-label={copy.label}>
        {segments.map(({ kind, from, to, treatment }) => {
          const style = {
            '--at': share(from - house.opens),
            '--wide': share(to - from),
            '--minutes': to - from,
            '--price': treatment?.price ?? 0,
            ...(treatment
              ? heatStyle(treatment.degrees)
              : kind === 'soak'
                ? heatStyle(soakDegrees)
                : {}),
          };
          return (
            <li
              key={from}
              data-kind={kind}
              data-cold={treatment && treatment.degrees < 70 ? '' : undefined}
              style={style as CSSProperties}
            >
              <span className={styles.startTime}>{spokenTime(from)}</span>
              <span
                className={`${styles.segment}${treatment || kind === 'soak' ? ` ${heatStyles.heat}` : ''}`}
              >
                <b>{treatment?.title ?? (kind === 'treatment' ? '' : copy[kind])}</b>{' '}
                <span>
                  {to - from} {copy.minutes}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
