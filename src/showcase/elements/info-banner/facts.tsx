import { InfoBanner } from '../../../elements/info-banner/info-banner.tsx';

const facts = [
  { label: 'First boat', value: '6:10 am' },
  { label: 'Last boat', value: '10:40 pm' },
  { label: 'A car and two people', value: '$19' },
  { label: 'Crossing', value: '24 min' },
];

/** Banner with a list of figures beside its text. */
export function FactsBanner() {
  return (
    <InfoBanner
      variant="facts"
      title="The summer timetable is in force"
      content={<p>Until September 14, every half hour from both landings.</p>}
      media={
        <dl className="grid gap-x-8 sm:grid-cols-2">
          {facts.map(({ label, value }) => (
            <div
              key={label}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-current/40 border-t py-4"
            >
              <dt>{label}</dt>
              <dd className="font-display text-h3 font-bold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      }
    />
  );
}
