'use client';
import { fillTemplate } from '../../content/fill-template.ts';
import { useNow } from '../../elements/clock/use-now.ts';
import { clockText, dayText, type Evening, eveningAt } from './open-evening.ts';

interface NextOpenEveningProps {
  /** Text before the script runs. */
  always: string;
  /** `{from}`, `{to}` and `{day}` are filled in. */
  open: string;
  today: string;
  other: string;
}

const sentence = (words: NextOpenEveningProps, { from, to, ahead }: Evening, now: Date) =>
  fillTemplate(now >= from ? words.open : ahead === 0 ? words.today : words.other, {
    from: clockText(from),
    to: clockText(to),
    day: dayText(from),
  });

/** Text on the next open evening, which begins at sunset at the office; updated every minute. */
export function NextOpenEvening(words: NextOpenEveningProps) {
  const now = useNow();
  const evening = now && eveningAt(now);
  // Two lines high from the start, so that nothing shifts after hydration.
  return (
    <p className="evening-now" data-open={(now && evening && now >= evening.from) || undefined}>
      {now && evening ? sentence(words, evening, now) : words.always}
    </p>
  );
}
