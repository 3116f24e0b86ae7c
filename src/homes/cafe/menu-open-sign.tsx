'use client';
import { fillTemplate } from '../../content/fill-template.ts';
import { hourText } from '../../elements/clock/time-text.ts';
import { bridgeAt, type HarborState } from './harbor-clock.ts';
import styles from './menu-open-sign.module.css';

export interface MenuOpenSignCopy {
  /** Opening hours of the week, shown before hydration. */
  weekHours: { title: string; text: string };
  /** While open: text with `{hour}`, text on a holiday with `{hour}` and `{holiday}`. */
  open: { title: string; text: string; holiday: string };
  /** While closed: next opening with `{hour}` and `{day}`, and the reason with `{holiday}`. */
  closed: {
    title: string;
    laterToday: string;
    tomorrow: string;
    otherDay: string;
    holiday: string;
  };
  /** Texts on the bridge, with `{minutes}`. */
  bridge: { up: string; down: string; upOne: string; downOne: string };
}

interface MenuOpenSignProps {
  state: HarborState | undefined;
  /** Local time, in minutes after midnight. */
  minutes: number;
  copy: MenuOpenSignCopy;
}

function statusText(state: HarborState, { open, closed }: MenuOpenSignCopy): string {
  const holiday = state.holiday ?? '';
  if (state.open) {
    const text = holiday ? open.holiday : open.text;
    return fillTemplate(text, { hour: hourText(state.until), holiday });
  }
  const next = [closed.laterToday, closed.tomorrow][state.inDays] ?? closed.otherDay;
  const openingText = fillTemplate(next, { hour: hourText(state.opens), day: state.name });
  const holidayText = holiday ? `${fillTemplate(closed.holiday, { holiday })} ` : '';
  return `${holidayText}${openingText}`;
}

/** Door sign: open or closed, the time of the next change, and the state of the bridge. */
export function MenuOpenSign({ state, minutes, copy }: MenuOpenSignProps) {
  if (!state) {
    return (
      <div className={styles.sign}>
        <p className={`${styles.signWord} font-display`}>{copy.weekHours.title}</p>
        <p>{copy.weekHours.text}</p>
      </div>
    );
  }
  const { isUp, minutes: minutesLeft } = bridgeAt(minutes);
  const { bridge } = copy;
  const [up, down] = minutesLeft === 1 ? [bridge.upOne, bridge.downOne] : [bridge.up, bridge.down];
  const status = isUp ? up : down;
  return (
    <div
      className={styles.sign}
      data-open={state.open || undefined}
      data-bridge={isUp ? 'up' : 'down'}
    >
      <p className={`${styles.signWord} font-display`}>
        {state.open ? copy.open.title : copy.closed.title}
      </p>
      <p>{statusText(state, copy)}</p>
      <p className={styles.signBridge}>
        <i aria-hidden="true" /> {fillTemplate(status, { minutes: minutesLeft })}
      </p>
    </div>
  );
}
