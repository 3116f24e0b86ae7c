import styles from './timeline-years.module.css';
export interface YearTextData {
  year: number;
  title: string;
  paragraphs: readonly string[];
  mistake: string;
  ledger: { people: string; clients: string; bank: string; date: string };
  action?: { title: string; link: string };
}

export interface YearTextLabels {
  mistake: string;
  people: string;
  clients: string;
  bank: string;
}

interface TimelineYearProps extends YearTextData {
  labels: YearTextLabels;
}

/** Returns true for a figure, and false for the dash of one that is not filled in. */
const isFigure = (value: string) => /[\p{L}\d]/u.test(value);

/** Year of the timeline: story, mistake, and figures that are filled in. */
export function TimelineYear(props: TimelineYearProps) {
  const { year, title, paragraphs, mistake, ledger, action, labels } = props;
  const { people, clients, bank, date } = ledger;
  const figures = [
    { label: labels.people, value: people },
    { label: labels.clients, value: clients },
    { label: `${labels.bank}, ${date}`, value: bank },
  ].filter(({ value }) => isFigure(value));
  return (
    <div id={String(year)} className={`${styles.text} max-lg:mt-6`}>
      <h3 className="font-bold tracking-tight">
        <time
          dateTime={String(year)}
          className="block font-display text-h1 leading-none font-extrabold tabular-nums"
        >
          {year}
        </time>{' '}
        <span className="mt-2 block text-h3">{title}</span>
      </h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4">
          {paragraph}
        </p>
      ))}
      <p className="mt-5 border-accent border-l-4 pl-4">
        <strong className="block text-accent">{labels.mistake}</strong>
        {mistake}
      </p>
      {figures.length > 0 && (
        <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-3 border-ink border-t-2 pt-2 after:h-[3px] after:w-full after:border-line after:border-y">
          {figures.map(({ label, value }) => (
            <div key={label} className="flex flex-col justify-between first:min-w-20">
              <dt className="text-caption text-muted">{label}</dt>
              <dd className="whitespace-nowrap font-display text-h3 font-bold tabular-nums">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {action && (
        <p className="mt-4">
          <a
            className="lf-link inline-block py-1 font-semibold pointer-coarse:py-2.5"
            href={action.link}
          >
            {action.title}
          </a>
        </p>
      )}
    </div>
  );
}
