import type { TimedTalk } from './clashes.ts';
import { type Night, nightMinutes, type WallTime } from './night-clock.ts';

/** Talk as rendered in the program. */
export interface PrintedTalk extends TimedTalk {
  row: HTMLElement;
  checkbox: HTMLInputElement;
  title: string;
  who: string;
  room: string;
  /** Local date and time: `2027-03-14T01:30`. */
  startsAt: string;
  /** Local date and time, in the same form. */
  endsAt: string;
}

const wallTimeOf = (stamp: string) => stamp.slice(11) as WallTime;

/** Reads the program from the rendered page, so that it is sent once. */
export function talksIn(program: Element): PrintedTalk[] {
  return [...program.querySelectorAll<HTMLElement>('[data-talk]')].flatMap((row) => {
    const checkbox = row.querySelector<HTMLInputElement>('input[name="talk"]');
    const [startsAt = '', endsAt = ''] = [...row.querySelectorAll('time')].map(
      ({ dateTime }) => dateTime,
    );
    if (!checkbox) return [];
    const textOf = (name: string) => row.querySelector(name)?.textContent?.trim() ?? '';
    return {
      row,
      checkbox,
      id: checkbox.value,
      night: Number(row.closest<HTMLElement>('[data-night]')?.dataset['night']) as Night,
      start: nightMinutes(wallTimeOf(startsAt)),
      end: nightMinutes(wallTimeOf(endsAt)),
      title: textOf('h4'),
      who: textOf('h4 + p'),
      room: textOf('time ~ b'),
      startsAt,
      endsAt,
    };
  });
}
