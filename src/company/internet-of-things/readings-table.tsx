import '../../themes/tones.css';
import { formatReading } from './degrees.ts';
import { formatReadingTime, limit, minutes, readingsByHour, readingsPerHour } from './night.ts';
import styles from './readings-table.module.css';

interface ReadingsTableProps {
  heading: string;
  paragraphs: readonly string[];
  /** Alert rule. */
  rule: { label: string; text: string };
  caption: string;
  /** Header of the first column. */
  hourLabel: string;
  /** Text after a value over the limit, for screen readers and print. */
  overLabel: string;
  legend: string;
}

/**
 * Table of readings, a row per hour and a column per five minutes; on a phone an hour has two lines.
 * Values over the limit are marked.
 */
export function ReadingsTable(props: ReadingsTableProps) {
  const { heading, paragraphs, rule, caption, hourLabel, overLabel, legend } = props;
  return (
    <section className="lf-section" aria-labelledby="square-heading">
      <div className="lf-container grid grid-cols-1 gap-x-6 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="square-heading" className="text-h1 font-bold tracking-tight">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[34em]">
              {paragraph}
            </p>
          ))}
        </div>
        <figure className="@container min-w-0 lg:col-span-8">
          <table
            className={`${styles.nightSquare} w-full border-separate border-spacing-0.5 text-center text-[0.9375rem] tabular-nums`}
          >
            <caption className="pb-4 text-left text-note text-muted">{caption}</caption>
            <thead className="text-caption text-muted">
              <tr>
                <th scope="col" className="text-left font-normal">
                  <span className="sr-only">{hourLabel}</span>
                </th>
                {minutes.map((minute) => (
                  <th key={minute} scope="col" className="pb-1 font-normal">
                    :{String(minute).padStart(2, '0')}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {readingsByHour.map((hour, row) => (
                <tr key={formatReadingTime(row * readingsPerHour)}>
                  <th scope="row" className="pe-3 text-left font-semibold whitespace-nowrap">
                    {formatReadingTime(row * readingsPerHour).replace(':00', '')}
                  </th>
                  {hour.map((value, column) =>
                    value > limit ? (
                      <td
                        key={minutes[column]}
                        data-over-limit=""
                        data-tone="accent"
                        data-print-colors=""
                        className="py-1.5 font-bold lg:py-2.5"
                      >
                        {formatReading(value)}
                        <span className="sr-only"> {overLabel}</span>
                      </td>
                    ) : (
                      <td key={minutes[column]} className="bg-surface py-1.5 lg:py-2.5">
                        {formatReading(value)}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          <figcaption className="mt-5 flex flex-wrap items-baseline gap-x-3 gap-y-4">
            <span
              aria-hidden="true"
              data-tone="accent"
              data-print-colors=""
              className="size-4 self-center"
            />
            <span className="text-caption">{legend}</span>
            <p className="w-full border-ink border-s-4 ps-5 text-lead max-w-[34em]">
              <strong className="font-display">{rule.label}.</strong> {rule.text}
            </p>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
