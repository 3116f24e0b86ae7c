import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './hero-night.module.css';
import { formatReadingTime } from './night.ts';

/** Event on the temperature curve. */
export interface NightEvent {
  /** Index of the reading. */
  reading: number;
  /** Name of its position on a wide screen (`hero-night.module.css`). */
  place: 'delivery' | 'defrost' | 'door' | 'over' | 'rings' | 'shut' | 'found';
  text: string;
  img?: PictureName;
  /** Hypothetical event. */
  isEstimate?: boolean;
}

/** List of events; on a wide screen each is at its point of the curve. */
export function HeroNightEvents({ events }: { events: readonly NightEvent[] }) {
  return (
    <ol className={styles.events}>
      {events.map(({ reading, place, text, img, isEstimate }) => (
        <li key={place} data-place={place} data-estimate={isEstimate ? '' : undefined}>
          {img && (
            <Picture
              name={img}
              alt=""
              sizes="10rem"
              className={styles.picture}
              imgClassName="size-full object-contain"
            />
          )}
          <p>
            <strong className="font-display text-h4 leading-tight font-bold whitespace-nowrap tabular-nums">
              {formatReadingTime(reading)}
            </strong>
            <span className="block">{text}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
