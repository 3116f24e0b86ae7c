import { Counter } from '../../../elements/counter/counter.tsx';

const figures = [
  { value: 14, label: 'people, one of them part-time' },
  { value: 4, label: 'projects at once, never more' },
  { value: 1012, label: 'Fridays on which something was shown' },
];

/** Counters in a row with lines between them; numbers below ten have a leading zero. */
export function CounterFigures() {
  return (
    <dl className="grid border-ink sm:grid-cols-3 sm:border-t-2">
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-ink border-t-2 py-5 sm:border-t-0 sm:pe-8 sm:not-first:border-s sm:not-first:ps-8"
        >
          <dt className="mt-2 max-w-[15em] text-muted">{label}</dt>
          <dd>
            <Counter
              value={value}
              className="font-display text-h1 leading-none font-bold tracking-dense"
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
