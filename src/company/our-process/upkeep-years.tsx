import '../../themes/tones.css';
import type { CSSProperties } from 'react';
import { dateFormat } from '../../content/formats.ts';
import type { MonthNote, UpkeepYear } from './upkeep-year.ts';
import styles from './upkeep-years.module.css';

interface UpkeepYearsProps {
  heading: string;
  lead: string;
  hourLabel: string;
  backupTestLabel: string;
  years: readonly UpkeepYear[];
}

const monthFormat = dateFormat({ month: 'long', timeZone: 'UTC' });
const monthName = (index: number) => monthFormat.format(Date.UTC(2024, index, 1));

/** Years of maintenance: a row per year, a column per month, a square per hour, and notes. */
export function UpkeepYears(props: UpkeepYearsProps) {
  const { heading, lead, hourLabel, backupTestLabel, years } = props;
  return (
    <section data-tone="deep-tint" className="section" aria-labelledby="quiet-heading">
      <div className="container">
        <h2 id="quiet-heading" className="text-h1 font-bold tracking-tight">
          {heading}
        </h2>
        <p className="mt-5 max-w-[34em] text-lead">{lead}</p>
        <p className="mt-3 flex items-center gap-2.5 text-caption">
          <span aria-hidden="true" data-print-colors="" className="size-3 rounded-full bg-accent" />
          {backupTestLabel}
        </p>
        <ol className="mt-10 grid gap-y-10 lg:mt-14">
          {years.map(({ year, hours, backupTestMonths, notes }) => (
            <li key={year} className="grid gap-x-6 md:grid-cols-[6.5rem_1fr]">
              <h3 className="font-display text-h3 font-bold tabular-nums max-md:mb-2 md:self-end md:leading-none md:pb-7">
                {year}
              </h3>
              <ol className="grid grid-cols-12">
                {hours.map((monthHours, index) => (
                  <Month
                    key={index}
                    name={monthName(index)}
                    hours={monthHours}
                    hourLabel={hourLabel}
                    backupLabel={backupTestMonths.includes(index + 1) ? backupTestLabel : undefined}
                  />
                ))}
              </ol>
              {notes.length > 0 && (
                <dl className="quiet-notes mt-4 grid gap-x-4 gap-y-4 md:col-start-2 md:grid-cols-12 md:gap-x-0">
                  {notes.map((note) => (
                    <Note key={note.period} {...note} />
                  ))}
                </dl>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Note below the first of its months. */
function Note({ firstMonth, lastMonth, period, text }: MonthNote) {
  const style = { '--from': firstMonth, '--months': lastMonth - firstMonth + 1 } as CSSProperties;
  return (
    <div style={style} className={`${styles.quietNote} text-[1rem] leading-snug md:pe-5`}>
      <dt className="font-semibold text-deep">{period}</dt>
      <dd className="mt-1">{text}</dd>
    </div>
  );
}

interface MonthProps {
  name: string;
  /** Hours; null before the launch and in the future. */
  hours: number | null;
  hourLabel: string;
  /** Label of a backup test in this month. */
  backupLabel: string | undefined;
}

function Month({ name, hours, hourLabel, backupLabel }: MonthProps) {
  return (
    <li className="flex flex-col justify-end">
      <span aria-hidden="true" className="flex flex-col-reverse gap-1 md:gap-1.5">
        {Array.from({ length: hours ?? 0 }, (_, hour) => hour).map((hour) => (
          <span
            key={hour}
            data-print-colors=""
            className="aspect-square w-[min(1.5rem,78%)] bg-deep"
          />
        ))}
        {backupLabel && (
          <span data-print-colors="" className="size-3 rounded-full bg-accent md:ms-1.5" />
        )}
      </span>
      <span
        aria-hidden="true"
        className={`mt-1.5 border-t-2 pt-1 text-caption text-muted ${hours === null ? 'border-line' : 'border-ink'}`}
      >
        <span className="md:hidden">{name.slice(0, 1)}</span>
        <span className="max-md:hidden">{name.slice(0, 3)}</span>
      </span>
      {hours !== null && (
        <span className="sr-only">
          {name}: {hours} {hourLabel}
          {backupLabel && `, ${backupLabel}`}
        </span>
      )}
    </li>
  );
}
