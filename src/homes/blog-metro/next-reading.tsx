'use client';
import { fillTemplate } from '../../content/fill-template.ts';
import { useNow } from '../../elements/clock/use-now.ts';
import { longDay, nextReading } from './shop-days.ts';

interface NextReadingProps {
  /** Text before hydration, then one for each state of the next reading, with `{day}`. */
  usual: string;
  coming: string;
  today: string;
  now: string;
}

/** Text on the next reading, in the time zone of Tampa. */
export function NextReading({ usual, ...said }: NextReadingProps) {
  const moment = useNow();
  if (!moment) return <p>{usual}</p>;
  const { day, state } = nextReading(moment);
  return <p>{fillTemplate(said[state], { day: longDay(day) })}</p>;
}
