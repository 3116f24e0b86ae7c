import '../../themes/tones.css';
import { cn } from '../../themes/cn.ts';
import { csvLine, csvReading } from './degrees.ts';
import { formatTimestamp, limit, readings } from './night.ts';

interface OwnershipLogFileProps {
  heading: string;
  paragraphs: readonly string[];
  fileName: string;
  /** First line of the file: the names of its columns. */
  headerLine: string;
  /** Location of the sensor, as in the file. */
  location: string;
  /** Index of the first reading that is shown. */
  firstReading: number;
  /** Number of readings that are shown. */
  readingCount: number;
  note: string;
}

/** Excerpt of the log file, and a text on who owns it. */
export function OwnershipLogFile(props: OwnershipLogFileProps) {
  const { heading, paragraphs, fileName, headerLine, location, firstReading, readingCount, note } =
    props;
  return (
    <section className="lg:grid lg:grid-cols-2" aria-labelledby="file-heading">
      <div
        data-tone="deep"
        className="px-5 py-16 md:px-6 lg:py-24 lg:ps-[max(var(--page-margin),(100vw-77rem)/2)] lg:pe-16"
      >
        <h2 id="file-heading" className="text-h2 font-bold tracking-tight">
          {heading}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-[32em]">
            {paragraph}
          </p>
        ))}
      </div>
      <figure data-tone="ink" className="flex flex-col justify-center px-5 py-12 md:px-6 lg:px-16">
        <p className="font-semibold">{fileName}</p>
        <pre className="mt-4 overflow-x-auto font-mono text-[0.875rem] leading-[1.7] max-sm:text-[0.75rem]">
          <code>
            {headerLine}
            {readings.slice(firstReading, firstReading + readingCount).map((value, index) => (
              <span
                key={formatTimestamp(firstReading + index)}
                className={cn('block', value > limit && 'text-accent')}
              >
                {csvLine([formatTimestamp(firstReading + index), location, csvReading(value)])}
              </span>
            ))}
          </code>
        </pre>
        <figcaption className="mt-4 max-w-[32em] text-note text-muted">{note}</figcaption>
      </figure>
    </section>
  );
}
