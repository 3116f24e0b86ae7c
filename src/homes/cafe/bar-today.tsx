'use client';
import { useState } from 'react';
import { useNow } from '../../elements/clock/use-now.ts';
import { zoneClock } from '../../elements/clock/zone-clock.ts';
import type { PictureRecord } from '../../media/picture-record.ts';
import { type BarThing, thingAt } from './bar.ts';
import { BarDays, type BarDayWords } from './bar-days.tsx';
import { BarSign, type BarSignWords } from './bar-sign.tsx';
import { BarThingCard, type BarThingWords } from './bar-thing-card.tsx';
import { barCount, firstShown } from './bar-view.ts';
import { daysFrom, type HarborHours, harborAt } from './harbor-clock.ts';
import './bar-things.css';
import './bar-today.css';

interface BarTodayProps {
  opening: HarborHours;
  /** Each with its picture. */
  things: readonly (BarThing & { picture: PictureRecord })[];
  /** Picture in place of an item that is sold out. */
  crumbs: PictureRecord;
  words: {
    sign: BarSignWords;
    days: BarDayWords;
    thing: BarThingWords;
    /** `{day}`, `{hour}`, `{out}`, `{coming}` and `{gone}` are filled in; and for a day without hours. */
    count: string;
    /** Instead of a zero. */
    none: string;
    empty: string;
  };
}

/**
 * A counter by the time of its town: available, coming and nearly sold-out items, and whether it is open;
 * another day and hour by buttons and a slider. Before a script runs it prints the week.
 */
export function BarToday({ opening, things, crumbs, words }: BarTodayProps) {
  const now = useNow();
  const [ahead, setAhead] = useState<number>();
  const [hour, setHour] = useState<number>();
  const state = now && harborAt(now, opening);
  const days = now && daysFrom(now, opening);
  const minutes = now ? zoneClock(opening.timeZone).minutesAt(now) : 0;
  const first = state && firstShown(state, minutes);
  const shown = ahead ?? first?.ahead ?? 0;
  const day = days?.[shown];
  const at =
    hour ?? (day ? (first && shown === first.ahead ? first.hour : (day.opens ?? 0) + 3) : 0);
  const chosen = ahead !== undefined || hour !== undefined;
  return (
    <div className="bar" data-live={now ? '' : undefined}>
      <BarSign state={state} minutes={minutes} words={words.sign} />
      <BarDays
        week={opening.week}
        days={days}
        shown={shown}
        hour={at}
        chosen={chosen}
        words={words.days}
        onDay={(next) => {
          setAhead(next);
          setHour(undefined);
        }}
        onHour={setHour}
        onNow={() => {
          setAhead(undefined);
          setHour(undefined);
        }}
      />
      <p className="bar-count" role="status">
        {day && barCount(things, day, at, words)}
      </p>
      <ul className="bar-things">
        {things.map((thing) => (
          <BarThingCard
            key={thing.title}
            thing={thing}
            crumbs={crumbs}
            day={day}
            tomorrow={shown > 0}
            state={day && thingAt(thing, day, at)}
            words={words.thing}
          />
        ))}
      </ul>
    </div>
  );
}
