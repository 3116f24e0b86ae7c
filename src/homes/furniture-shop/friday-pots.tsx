'use client';
import type { CSSProperties } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { dayOfIso } from '../../elements/clock/day-number.ts';
import { useNow } from '../../elements/clock/use-now.ts';
import { fridaysUntil, partsRing, potOf } from './friday-pot.ts';
import { clockAt, monthDay } from './works-calendar.ts';
import './friday-pots.css';

interface FridayPotsProps {
  /** Day of the build, `2026-11-28`. */
  printed: string;
  count: number;
  /** `{gallons}`. */
  gallons: string;
}

/** Time at which a Friday's paint is mixed, in minutes after midnight. */
const stirredAt = 12 * 60;

/**
 * Mixed paints of the last Fridays as circles, sized by volume; the ring shows the
 * shares of the paints.
 */
export function FridayPots({ printed, count, gallons }: FridayPotsProps) {
  const now = useNow();
  const { today, minutes } = now ? clockAt(now) : { today: dayOfIso(printed), minutes: 0 };
  const fridays = fridaysUntil(minutes >= stirredAt ? today : today - 1, count);
  return (
    <ol className="potrow">
      {fridays.map(potOf).map((pot) => (
        <li
          key={pot.friday}
          style={
            {
              '--pot': pot.color,
              '--pot-parts': partsRing(pot.left),
              '--pot-size': Math.min(1, Math.sqrt(pot.gallons / 9)).toFixed(3),
            } as CSSProperties
          }
        >
          <span className="potrow-pot" aria-hidden="true" />
          <span className="potrow-date">{monthDay(pot.friday)}</span>
          <span className="potrow-parts">
            {fillTemplate(gallons, { gallons: pot.gallons.toFixed(1) })}:{' '}
            {pot.left.map((part) => `${part.title}\u00a0${part.gallons.toFixed(1)}`).join(', ')}
          </span>
        </li>
      ))}
    </ol>
  );
}
