import '../../looks/tones.css';
import type { YearAfter } from './months-after.ts';

interface QuietYearsProps {
  heading: string;
  lead: string;
  hourLabel: string;
  provedLabel: string;
  years: readonly YearAfter[];
  notes: readonly { when: string; text: string }[];
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const nameOf = (index: number) => month.format(Date.UTC(2024, index, 1));

/** Years of upkeep: a row a year, a column a month, a square an hour that was worked. */
export function QuietYears(props: QuietYearsProps) {
  const { heading, lead, hourLabel, provedLabel, years, notes } = props;
  return (
    <section data-tone="deep-tint" className="section" aria-labelledby="quiet-heading">
      <div className="container">
        <h2 id="quiet-heading" className="text-h1 font-bold tracking-tight">
          {heading}
        </h2>
        <p className="mt-5 max-w-[34em] text-lead">{lead}</p>
        <p className="mt-3 flex items-center gap-2.5 text-caption">
          <span aria-hidden="true" data-in-colour="" className="size-3 rounded-full bg-accent" />
          {provedLabel}
        </p>
        <ol className="mt-10 grid gap-y-8 lg:mt-14">
          {years.map(({ year, hours, proved }) => (
            <li key={year} className="grid gap-x-6 md:grid-cols-[6.5rem_1fr]">
              <h3 className="font-display text-h3 font-bold tabular-nums max-md:mb-2 md:self-end md:leading-none md:pb-7">
                {year}
              </h3>
              <ol className="grid grid-cols-12">
                {hours.map((worked, index) => (
                  <Month
                    key={index}
                    name={nameOf(index)}
                    worked={worked}
                    hourLabel={hourLabel}
                    proved={proved.includes(index + 1) ? provedLabel : undefined}
                  />
                ))}
              </ol>
            </li>
          ))}
        </ol>
        <dl className="mt-14 columns-1 gap-x-12 sm:columns-2 lg:mt-20 lg:columns-3">
          {notes.map(({ when, text }) => (
            <div key={when} className="mb-8 break-inside-avoid">
              <dt className="font-semibold text-deep">{when}</dt>
              <dd className="mt-1">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

interface MonthProps {
  name: string;
  /** Null where nothing was, or is not yet. */
  worked: number | null;
  hourLabel: string;
  proved: string | undefined;
}

function Month({ name, worked, hourLabel, proved }: MonthProps) {
  return (
    <li className="flex flex-col justify-end">
      <span aria-hidden="true" className="flex flex-col-reverse gap-1 md:gap-1.5">
        {Array.from({ length: worked ?? 0 }, (_, hour) => hour).map((hour) => (
          <span
            key={hour}
            data-in-colour=""
            className="aspect-square w-[min(1.5rem,78%)] bg-deep"
          />
        ))}
        {proved && <span data-in-colour="" className="size-3 rounded-full bg-accent" />}
      </span>
      <span
        aria-hidden="true"
        className={`mt-1.5 border-t-2 pt-1 text-caption text-muted ${worked === null ? 'border-line' : 'border-ink'}`}
      >
        <span className="md:hidden">{name.slice(0, 1)}</span>
        <span className="max-md:hidden">{name.slice(0, 3)}</span>
      </span>
      {worked !== null && (
        <span className="sr-only">
          {name}: {worked} {hourLabel}
          {proved && `, ${proved}`}
        </span>
      )}
    </li>
  );
}
