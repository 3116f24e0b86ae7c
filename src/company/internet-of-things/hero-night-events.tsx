import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { clockAt } from './night.ts';

/** An event of the night. */
export interface NightEvent {
  /** At which reading. */
  step: number;
  /** Its position on a wide curve: a rule of `hero-night.css`. */
  place: 'delivery' | 'defrost' | 'door' | 'over' | 'rings' | 'shut' | 'found';
  text: string;
  media?: PictureName;
  /** It did not happen: it would have. */
  estimate?: boolean;
}

/** Events in chronological order; on a wide screen each is placed at its point of the curve. */
export function HeroNightEvents({ events }: { events: readonly NightEvent[] }) {
  return (
    <ol className="night-events">
      {events.map(({ step, place, text, media, estimate }) => (
        <li key={place} data-place={place} data-estimate={estimate ? '' : undefined}>
          {media && (
            <Picture
              name={media}
              alt=""
              sizes="10rem"
              className="night-picture"
              imgClassName="size-full object-contain"
            />
          )}
          <p>
            <strong className="font-display text-h4 leading-tight font-bold whitespace-nowrap tabular-nums">
              {clockAt(step)}
            </strong>
            <span className="block">{text}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
