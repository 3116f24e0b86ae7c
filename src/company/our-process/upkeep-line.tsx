import { Cord } from '../../blocks/cord/cord.tsx';
import { dateFormat } from '../../content/formats.ts';
import { narrowUpkeepCord, wideUpkeepCord } from './upkeep-cord.ts';
import styles from './upkeep-line.module.css';
import type { UpkeepYear } from './upkeep-year.ts';

interface UpkeepLineProps {
  heading: string;
  lead: string;
  hourLabel: string;
  backupTestLabel: string;
  years: readonly UpkeepYear[];
}

const monthFormat = dateFormat({ month: 'long', timeZone: 'UTC' });
const monthName = (index: number) => monthFormat.format(Date.UTC(2024, index, 1));

/** Years of maintenance: the cord, with a step for each month, and notes below. */
export function UpkeepLine(props: UpkeepLineProps) {
  const { heading, lead, hourLabel, backupTestLabel, years } = props;
  return (
    <section className="lf-section" aria-labelledby="quiet-heading">
      <div className="lf-container">
        <h2 id="quiet-heading" className="text-h1 font-bold tracking-tight">
          {heading}
        </h2>
        <p className="mt-5 max-w-[34em] text-lead">{lead}</p>
      </div>
      <Cord wide={wideUpkeepCord(years)} narrow={narrowUpkeepCord(years)} className="mt-8">
        <div className={styles.years}>
          {years.map(({ year, hours, backupTestMonths }) => (
            <div key={year}>
              <ol className="grid h-4 grid-cols-12">
                {hours.map((monthHours, index) => {
                  const isTested = backupTestMonths.includes(index + 1);
                  return (
                    <li key={index} className="grid place-items-center">
                      {isTested && <Dot />}
                      {monthHours !== null && (
                        <span className="sr-only">
                          {monthName(index)} {year}: {monthHours} {hourLabel}
                          {isTested && `, ${backupTestLabel}`}
                        </span>
                      )}
                    </li>
                  );
                })}
              </ol>
              <p
                aria-hidden="true"
                className="mt-1 text-caption text-muted tabular-nums md:font-display md:text-h4 md:font-bold md:text-ink"
              >
                {year}
              </p>
            </div>
          ))}
        </div>
      </Cord>
      <div className="lf-container mt-2 md:mt-1">
        <p className="flex items-center gap-2.5 text-caption">
          <Dot />
          {backupTestLabel}
        </p>
        <dl className="mt-8 grid gap-x-8 gap-y-6 text-[1rem] leading-snug sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          {years.flatMap(({ year, notes }) =>
            notes.map(({ period, text }) => (
              <div key={`${year} ${period}`} className="max-w-[34em]">
                <dt className="font-semibold">
                  <span className="block font-normal text-caption text-muted tabular-nums">
                    {year}
                  </span>{' '}
                  {period}
                </dt>
                <dd className="mt-1">{text}</dd>
              </div>
            )),
          )}
        </dl>
      </div>
    </section>
  );
}

/** Mark of a month in which a backup was tested. */
const Dot = () => (
  <span
    aria-hidden="true"
    data-print-colors=""
    className="size-2 shrink-0 rounded-full bg-ink forced-colors:bg-[CanvasText]"
  />
);
