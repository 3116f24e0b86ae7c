import '../../themes/tones.css';
import { type CSSProperties, Fragment } from 'react';
import styles from './hero-night.module.css';
import { HeroNightCurve } from './hero-night-curve.tsx';
import { HeroNightEvents, type NightEvent } from './hero-night-events.tsx';
import {
  estimateWithDoorOpen,
  formatReadingTime,
  readings,
  readingsByHour,
  readingsPerHour,
} from './night.ts';

interface HeroNightProps {
  heading: string;
  lead: string;
  /** Label of the limit's line. */
  limitLabel: string;
  /** Date of the night. */
  date: string;
  events: readonly NightEvent[];
  /** Text alternative of the curve. */
  alt: string;
}

/**
 * Degrees at the lower and upper edge of the two curves: the wide one has text around it, the low one is above the
 * list on a phone.
 */
const wideRange = { minDegrees: 26, maxDegrees: 54 } as const;
const lowRange = { minDegrees: 34.5, maxDegrees: 50 } as const;
const shareOfHeight = (
  degrees: number,
  { minDegrees, maxDegrees }: { minDegrees: number; maxDegrees: number },
) => (degrees - minDegrees) / (maxDegrees - minDegrees);

/** Hero with a full-width temperature curve of a night and its events; on a phone the events are a numbered list. */
export function HeroNight({ heading, lead, limitLabel, date, events, alt }: HeroNightProps) {
  const lastReading = readings.length - 1;
  const positionStyle = (reading: number, degrees: number) =>
    ({
      '--t': reading / lastReading,
      '--wide': shareOfHeight(degrees, wideRange),
      '--low': shareOfHeight(degrees, lowRange),
    }) as CSSProperties;
  return (
    <section data-first-screen="" data-tone="ink" className={`${styles.night} overflow-x-clip`}>
      <div className={styles.stage}>
        <div className={styles.head}>
          <h1 className="font-display text-display font-extrabold leading-[0.96] tracking-closer">
            {heading}
          </h1>
          <p className="mt-6 max-w-[23em] text-lead">{lead}</p>
        </div>
        <div className={styles.body}>
          <div role="img" aria-label={alt} className={styles.plot}>
            <HeroNightCurve
              {...wideRange}
              className={`${styles.wide} absolute inset-0 size-full`}
            />
            <HeroNightCurve
              {...lowRange}
              className={`${styles.lowRange} absolute inset-0 size-full`}
            />
            <span className={styles.limitLabel} style={positionStyle(0, 41)}>
              {limitLabel}
            </span>
            {events.map(({ reading, place, isEstimate }, index) => {
              const style = positionStyle(
                reading,
                isEstimate ? estimateWithDoorOpen(reading) : (readings[reading] ?? 0),
              );
              return (
                <Fragment key={place}>
                  <span data-place={place} className={styles.stem} style={style} />
                  <span
                    data-print-colors=""
                    className={styles.dot}
                    data-place={place}
                    data-estimate={isEstimate ? '' : undefined}
                    style={style}
                  >
                    <b className={styles.number}>{index + 1}</b>
                  </span>
                </Fragment>
              );
            })}
            {readingsByHour.map((_, hour) => (
              <span
                key={formatReadingTime(hour * readingsPerHour)}
                className={styles.hour}
                data-odd={hour % 2 ? '' : undefined}
                data-first={hour === 0 ? '' : undefined}
                style={positionStyle(hour * readingsPerHour, 35)}
              >
                {formatReadingTime(hour * readingsPerHour).replace(':00', '')}
              </span>
            ))}
            <span className={styles.date}>{date}</span>
          </div>
          <HeroNightEvents events={events} />
        </div>
      </div>
    </section>
  );
}
