'use client';
import { useEffect, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { counted } from '../../content/pluralize.ts';
import styles from './doors-countdown.module.css';
import { type EventStatus, eventStatusAt } from './event-status.ts';

interface DoorsCountdownProps {
  heading: string;
  date: string;
  /** Three dates, shown until hydration. */
  staticFigures: readonly (readonly [figure: string, unit: string])[];
  /** Singular nouns of the three numbers. */
  units: Record<'nights' | 'hours' | 'minutes', string>;
  /** Accessible name of the countdown, with `{nights}`, `{hours}` and `{minutes}`. */
  label: string;
  /** Text for each state after the doors have opened for the first time. */
  stateTexts: Record<Exclude<EventStatus['state'], 'before'>, string>;
}

const minuteMilliseconds = 60_000;
const noTime = { nights: 0, hours: 0, minutes: 0 };

/** Splits “2 nights” into its figure and its unit. */
function figureAndUnit(text: string): readonly [figure: string, unit: string] {
  const [figure = '', unit = ''] = text.split(' ');
  return [figure, unit];
}

/** Countdown to the opening in nights, hours and minutes, then the current state; before hydration, the dates. */
export function DoorsCountdown(props: DoorsCountdownProps) {
  const { heading, date, staticFigures, units, label, stateTexts } = props;
  const [status, setStatus] = useState<EventStatus>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setStatus(eventStatusAt(new Date()));
      timer = setTimeout(tick, minuteMilliseconds - (Date.now() % minuteMilliseconds));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);

  const { nights, hours, minutes } = status?.state === 'before' ? status : noTime;
  const timeLeft = {
    nights: counted(nights, units.nights),
    hours: counted(hours, units.hours),
    minutes: counted(minutes, units.minutes),
  };
  const renderFigures = (cells: readonly (readonly [string, string])[]) =>
    cells.map(([figure, unit]) => (
      <span key={unit} className={styles.cell}>
        <b className="font-display font-bold">{figure}</b> <span>{unit}</span>
      </span>
    ));
  return (
    <div className="doors">
      <p className={styles.heading}>
        {heading} <span>{date}</span>
      </p>
      {status === undefined && <p className={styles.figures}>{renderFigures(staticFigures)}</p>}
      {status?.state === 'before' && (
        <p role="timer" aria-label={fillTemplate(label, timeLeft)} className={styles.figures}>
          {renderFigures(Object.values(timeLeft).map(figureAndUnit))}
        </p>
      )}
      {status && status.state !== 'before' && (
        <p className={`${styles.figures} ${styles.state} font-display`}>
          {stateTexts[status.state]}
        </p>
      )}
    </div>
  );
}
