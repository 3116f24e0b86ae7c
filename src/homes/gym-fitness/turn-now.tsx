import { filled } from '../../content/filled.ts';
import { timeText } from '../../elements/clock/time-text.ts';
import { dayName } from './class-name.ts';
import { type OnNow, waitSaid } from './on-now.ts';

/** Texts of the clock: all take `{time}` and `{day}` of now; `now` and `next` those of a class. */
export interface TurnNowWords {
  clock: string;
  /** `{class}`, `{trainer}`, `{until}`. */
  now: string;
  /** `{class}`, `{trainer}`, `{wait}`. */
  next: string;
  /** Before a script runs. */
  still: string;
}

interface TurnNowProps {
  now: OnNow | undefined;
  words: TurnNowWords;
}

/** The clock on the wall beside the rack: the current class, and the next one. */
export function TurnNow({ now, words }: TurnNowProps) {
  if (!now) return <p className="turn-now">{words.still}</p>;
  const { day, minutes, on, next, wait } = now;
  return (
    <p className="turn-now" data-on={on ? true : undefined}>
      <time className="font-display">{timeText(minutes)}</time>
      <span>
        {filled(words.clock, { day: dayName(day) })}{' '}
        {on &&
          filled(words.now, {
            class: on.title,
            trainer: on.trainer,
            until: timeText((on.starts + on.lasts) % 1440),
          })}{' '}
        {next &&
          filled(words.next, { class: next.title, trainer: next.trainer, wait: waitSaid(wait) })}
      </span>
    </p>
  );
}
