import type { CSSProperties } from 'react';
import { cssPercent } from '../../themes/css-percent.ts';
import styles from './about-two-tides.module.css';
import { clockText, lowestTide, type TideDay, waterPath } from './tide.ts';

interface AboutTwoTidesProps {
  id: string;
  heading: string;
  text: string;
  /** Days; `lowestLabel` labels the lowest water, `summary` is the text alternative of the chart. */
  days: readonly (TideDay & { name: string; lowestLabel: string; summary: string })[];
  note: string;
}

/** Heights in feet: upper edge of the chart, lower edge of the chart, and top of the rocks. */
const [top, bottom, rockTop] = [9.5, -2.4, 0.7];

const height = (feet: number) => cssPercent((feet - bottom) / (top - bottom));

/** Outline of the rocks. */
const rocks = `M0 100V${100 - Number.parseFloat(height(rockTop))}${Array.from(
  { length: 24 },
  (_, i) => `l4 ${[-2, 3, -4, 2][i % 4]}l6 ${[1, -2, 3, -1][i % 4]}`,
).join('')}V100Z`;

/** Full-width tide charts of two days: low water at night, and by day. */
export function AboutTwoTides({ id, heading, text, days, note }: AboutTwoTidesProps) {
  return (
    <section id={id}>
      <div className={styles.text}>
        <h2 className="text-h1">{heading}</h2>
        <p className="text-lead">{text}</p>
      </div>
      {days.map((day) => {
        const low = lowestTide(day);
        const style = {
          '--rise': cssPercent(day.sunrise / 24),
          '--set': cssPercent(day.sunset / 24),
          '--low': cssPercent(low.hour / 24),
          '--level': height(low.feet),
        } as CSSProperties;
        const isAfternoon = low.hour > 12;
        return (
          <figure
            key={day.name}
            className={styles.tide}
            data-afternoon={isAfternoon || undefined}
            style={style}
          >
            <svg
              viewBox="0 0 240 100"
              preserveAspectRatio="none"
              role="img"
              aria-label={day.summary}
            >
              <path className={styles.tideRocks} d={rocks} />
              <path className={styles.tideWater} d={waterPath(day.points, top, bottom)} />
            </svg>
            <p className={styles.tideMark}>
              <strong className="font-display">{clockText(low.hour)}</strong>
              {day.lowestLabel}
            </p>
            <figcaption className={`${styles.tideName} font-display`}>{day.name}</figcaption>
          </figure>
        );
      })}
      <p className={`${styles.note} text-note text-muted`}>{note}</p>
    </section>
  );
}
