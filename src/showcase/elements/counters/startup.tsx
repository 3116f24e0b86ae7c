import { Counter } from '../../../elements/counter/counter.tsx';

const figures = [
  { value: 175, suffix: '+', label: 'worldwide offices' },
  { value: 20, suffix: '', label: 'years of experience' },
  { value: 200, suffix: '+', label: 'skilled people' },
];

/** Counters on three cards; the middle card is the largest. */
export function CounterCards() {
  return (
    <ul className="grid gap-4 md:grid-cols-[3fr_4fr_3fr] md:items-center">
      {figures.map(({ value, suffix, label }, index) => (
        <li
          key={label}
          className={
            index === 1
              ? 'rounded-4xl bg-ink p-8 text-paper md:py-14'
              : 'rounded-4xl bg-surface p-8'
          }
        >
          <Counter
            value={value}
            suffix={suffix}
            className="font-display text-h1 leading-none font-bold"
          />
          <p className="mt-3">{label}</p>
        </li>
      ))}
    </ul>
  );
}
