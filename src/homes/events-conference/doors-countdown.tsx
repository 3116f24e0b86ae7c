'use client';
import { useEffect, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import styles from './doors-countdown.module.css';
import { type EventStatus, eventStatusAt } from './event-status.ts';

interface DoorsCountdownProps {
  heading: string;
  date: string;
  /** Three dates, shown until hydration. */
  staticFigures: readonly (readonly [figure: string, unit: string])[];
  /** Units below the three numbers. */
  units: readonly [string, string, string];
  /** Accessible name of the countdown, with `{nights}`, `{hours}` and `{minutes}`. */
  label: string;
  /** Text for each state after the doors have opened for the first time. */
  stateTexts: Record<Exclude<EventStatus['state'], 'before'>, string>;
}

const minuteMilliseconds = 60_000;

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
        <p role="timer" aria-label={fillTemplate(label, status)} className={styles.figures}>
          {renderFigures([
            [String(status.nights), units[0]],
            [String(status.hours), units[1]],
            [String(status.minutes), units[2]],
          ])}
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
