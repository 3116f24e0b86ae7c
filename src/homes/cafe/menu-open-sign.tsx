'use client';
import { fillTemplate } from '../../content/fill-template.ts';
import { hourText } from '../../elements/clock/time-text.ts';
import { bridgeAt, type HarborState } from './harbor-clock.ts';
import './menu-open-sign.css';

export interface MenuOpenSignCopy {
  /** Opening hours of the week, shown before hydration. */
  plain: { title: string; text: string };
  /** `{hour}`, `{day}` and `{holiday}` are filled in. */
  open: { title: string; text: string; holiday: string };
  closed: {
    title: string;
    later: string;
    tomorrow: string;
    otherDay: string;
    holiday: string;
  };
  /** `{minutes}` is filled in. */
  bridge: { up: string; down: string; upOne: string; downOne: string };
}

interface MenuOpenSignProps {
  state: HarborState | undefined;
  /** Local time, in minutes after midnight. */
  minutes: number;
  copy: MenuOpenSignCopy;
}

function lineOf(state: HarborState, { open, closed }: MenuOpenSignCopy): string {
  const because = state.holiday ?? '';
  if (state.open) {
    const text = because ? open.holiday : open.text;
    return fillTemplate(text, { hour: hourText(state.until), holiday: because });
  }
  const next = [closed.later, closed.tomorrow][state.inDays] ?? closed.otherDay;
  const when = fillTemplate(next, { hour: hourText(state.opens), day: state.name });
  const short = state.holiday ? `${fillTemplate(closed.holiday, { holiday: state.holiday })} ` : '';
  return `${short}${when}`;
}

/** Door sign: open or closed, the time of the next change, and the state of the bridge. */
export function MenuOpenSign({ state, minutes, copy }: MenuOpenSignProps) {
  if (!state) {
    return (
      <div className="bar-sign">
        <p className="bar-sign-word font-display">{copy.plain.title}</p>
        <p>{copy.plain.text}</p>
      </div>
    );
  }
  const { up, minutes: left } = bridgeAt(minutes);
  const { bridge } = copy;
  const status = left === 1 ? (up ? bridge.upOne : bridge.downOne) : up ? bridge.up : bridge.down;
  return (
    <div className="bar-sign" data-open={state.open || undefined} data-bridge={up ? 'up' : 'down'}>
      <p className="bar-sign-word font-display">
        {state.open ? copy.open.title : copy.closed.title}
      </p>
      <p>{lineOf(state, copy)}</p>
      <p className="bar-sign-bridge">
        <i aria-hidden="true" /> {fillTemplate(status, { minutes: left })}
      </p>
    </div>
  );
}
