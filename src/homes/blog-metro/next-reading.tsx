'use client';
import { fillTemplate } from '../../content/fill-template.ts';
import { useNow } from '../../elements/clock/use-now.ts';
import { longDay, nextReading } from './shop-days.ts';

interface NextReadingProps {
  /** Text before hydration. */
  staticText: string;
  /** Text before the day of the next reading, with `{day}`. */
  comingText: string;
  /** Text on the day of a reading, before it begins. */
  todayText: string;
  /** Text during a reading. */
  nowText: string;
}

/** Text on the next reading, in the time zone of Tampa. */
export function NextReading({ staticText, comingText, todayText, nowText }: NextReadingProps) {
  const moment = useNow();
  if (!moment) return <p>{staticText}</p>;
  const { day, state } = nextReading(moment);
  const texts = { coming: comingText, today: todayText, now: nowText };
  return <p>{fillTemplate(texts[state], { day: longDay(day) })}</p>;
}
