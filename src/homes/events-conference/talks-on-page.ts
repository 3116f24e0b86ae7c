import type { Timed } from './clashes.ts';
import { type Night, nightMinutes, type WallTime } from './night-clock.ts';

/** Talk as rendered in the program. */
export interface PrintedTalk extends Timed {
  /** Its row, and its checkbox. */
  row: HTMLElement;
  box: HTMLInputElement;
  title: string;
  who: string;
  room: string;
  /** `2027-03-14T01:30` */
  begins: string;
  ends: string;
}

const wall = (stamp: string) => stamp.slice(11) as WallTime;

/** Reads the program from the rendered page, so that it is sent once. */
export function talksIn(program: Element): PrintedTalk[] {
  return [...program.querySelectorAll<HTMLElement>('[data-talk]')].flatMap((row) => {
    const box = row.querySelector<HTMLInputElement>('input[name="talk"]');
    const [begins = '', ends = ''] = [...row.querySelectorAll('time')].map(
      ({ dateTime }) => dateTime,
    );
    if (!box) return [];
    const words = (name: string) => row.querySelector(name)?.textContent?.trim() ?? '';
    return {
      row,
      box,
      id: box.value,
      night: Number(row.closest<HTMLElement>('[data-night]')?.dataset['night']) as Night,
      from: nightMinutes(wall(begins)),
      to: nightMinutes(wall(ends)),
      title: words('h4'),
      who: words('h4 + p'),
      room: words('time ~ b'),
      begins,
      ends,
    };
  });
}
