import { Columns } from '../../../elements/columns/columns.tsx';

const days = [
  { day: 'Mon', hours: '7.5', what: 'Plan' },
  { day: 'Tue', hours: '8.0', what: 'Build' },
  { day: 'Wed', hours: '6.0', what: 'Build, dentist' },
  { day: 'Thu', hours: '8.5', what: 'Build' },
  { day: 'Fri', hours: '4.0', what: 'Show' },
  { day: 'Sat', hours: '0', what: 'Nothing at all' },
];

/** Six narrow columns of cards, one for each day of a week. */
export function NarrowColumns() {
  return (
    <Columns variant="even" count={6} className="[--gap:0.75rem]! gap-y-3!">
      {days.map(({ day, hours, what }, index) => (
        <div
          key={day}
          className={
            index === 4 ? 'rounded-3xl bg-ink p-5 text-paper' : 'rounded-3xl bg-surface p-5'
          }
        >
          <p className="text-caption font-semibold">{day}</p>
          <p className="mt-4 font-display text-h2 leading-none font-bold tabular-nums">{hours}</p>
          <p className="mt-2 text-caption">{what}</p>
        </div>
      ))}
    </Columns>
  );
}
