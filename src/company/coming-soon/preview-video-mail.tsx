import { playingTime } from '../../elements/clock/time-text.ts';
import { cssPercent } from '../../themes/css-percent.ts';

interface PreviewVideoMailProps {
  /** Header fields: sender, recipient, subject. */
  fields: readonly { title: string; content: string }[];
  paragraphs: readonly string[];
  /** Heading of the list of films. */
  label: string;
  /** Films of page loads, each with its load time in seconds. */
  films: readonly { title: string; seconds: number }[];
}

/** Sample mail: header fields, text, and a list of films with bars as long as their load times. */
export function PreviewVideoMail({ fields, paragraphs, label, films }: PreviewVideoMailProps) {
  const longest = Math.max(...films.map(({ seconds }) => seconds));
  return (
    <article className="rounded-xl bg-surface px-5 pt-6 pb-7 sm:px-9 sm:pt-8 sm:pb-10">
      <div className="@container">
        <dl className="grid gap-x-5 gap-y-1 @3xs:grid-cols-[auto_1fr] border-line border-b pb-5 text-caption">
          {fields.map(({ title, content }) => (
            <div key={title} className="contents">
              <dt className="text-muted">{title}</dt>
              <dd className="min-w-0 font-semibold wrap-anywhere">{content}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-6 grid gap-3">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <h3 className="mt-8 text-caption font-semibold">{label}</h3>
        <ul className="mt-3 grid gap-2.5 text-caption">
          {films.map(({ title, seconds }) => (
            <li
              key={title}
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 @md:grid-cols-[11em_1fr_auto]"
            >
              <span>{title}</span>
              <span
                aria-hidden="true"
                className="order-last col-span-2 h-2 bg-line/60 @md:order-none @md:col-span-1"
              >
                <span
                  data-print-colors=""
                  className={`block h-full ${seconds === longest ? 'bg-accent' : 'bg-deep'}`}
                  style={{ width: cssPercent(seconds / longest) }}
                />
              </span>
              <span className="font-semibold tabular-nums">{playingTime(seconds)}</span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
