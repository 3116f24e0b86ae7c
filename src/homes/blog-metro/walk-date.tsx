'use client';
import { fillTemplate } from '../../content/fill-template.ts';
import { useNow } from '../../elements/clock/use-now.ts';
import { longDay, todayAt, walkedOnFrom } from './shop-days.ts';

interface WalkDateProps {
  /** Text before hydration, then one with `{day}`. */
  usual: string;
  dated: string;
}

/** Text on the first day on which a tile made today may be walked on. */
export function WalkDate({ usual, dated }: WalkDateProps) {
  const now = useNow();
  return (
    <p className="losa-walk">
      {now ? fillTemplate(dated, { day: longDay(walkedOnFrom(todayAt(now))) }) : usual}
    </p>
  );
}
