'use client';
import { useEffect, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { type EventStatus, eventStatusAt } from './event-status.ts';
import './doors-countdown.css';

interface DoorsCountdownProps {
  when: string;
  date: string;
  /** Static content until hydration: the three dates. */
  still: readonly (readonly [figure: string, unit: string])[];
  /** Units below the three numbers. */
  units: readonly [string, string, string];
  /** Announcement; `{nights}`, `{hours}` and `{minutes}` are filled in. */
  label: string;
  states: Record<Exclude<EventStatus['state'], 'before'>, string>;
}

const minute = 60_000;

/** Countdown to the opening in nights, hours and minutes, then the current state; before hydration, the dates. */
export function DoorsCountdown({ when, date, still, units, label, states }: DoorsCountdownProps) {
  const [standing, setStanding] = useState<EventStatus>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setStanding(eventStatusAt(new Date()));
      timer = setTimeout(tick, minute - (Date.now() % minute));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);

  const figures = (cells: readonly (readonly [string, string])[]) =>
    cells.map(([figure, unit]) => (
      <span key={unit} className="doors-cell">
        <b className="font-display font-bold">{figure}</b> <span>{unit}</span>
      </span>
    ));
  return (
    <div className="doors">
      <p className="doors-when">
        {when} <span>{date}</span>
      </p>
      {standing === undefined && <p className="doors-figures">{figures(still)}</p>}
      {standing?.state === 'before' && (
        <p role="timer" aria-label={fillTemplate(label, standing)} className="doors-figures">
          {figures([
            [String(standing.nights), units[0]],
            [String(standing.hours), units[1]],
            [String(standing.minutes), units[2]],
          ])}
        </p>
      )}
      {standing && standing.state !== 'before' && (
        <p className="doors-figures doors-state font-display">{states[standing.state]}</p>
      )}
    </div>
  );
}
