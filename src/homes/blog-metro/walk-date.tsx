'use client';
import { fillTemplate } from '../../content/fill-template.ts';
import { useNow } from '../../elements/clock/use-now.ts';
import { longDay, todayAt, walkedOnFrom } from './shop-days.ts';

interface WalkDateProps {
  /** Text until a script runs, and with the day: `{day}`. */
  usual: string;
  dated: string;
}

/** The first day on which a tile poured today may be walked on. */
export function WalkDate({ usual, dated }: WalkDateProps) {
  const now = useNow();
  return (
    <p className="losa-walk">
      {now ? fillTemplate(dated, { day: longDay(walkedOnFrom(todayAt(now))) }) : usual}
    </p>
  );
}
