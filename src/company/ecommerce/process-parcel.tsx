import styles from './parcel-tape.module.css';

interface Stop {
  time: string;
  title: string;
  content: string;
  commonMistake: string;
}

interface ProcessParcelProps {
  heading: string;
  lead: string;
  stops: readonly Stop[];
  /** Sentence below the steps. */
  summary: string;
  /** Label before the common mistake. */
  troubleLabel: string;
}

/** Steps of a parcel from order to delivery, along a vertical line. */
export function ProcessParcel({ heading, lead, stops, summary, troubleLabel }: ProcessParcelProps) {
  return (
    <section className="lf-section bg-surface">
      <div className="lf-container">
        <header className="grid gap-x-6 gap-y-5 lg:grid-cols-12">
          <h2 className="text-h1 lg:col-span-7">{heading}</h2>
          <p className="text-lead lg:col-span-5">{lead}</p>
        </header>
        <p
          aria-hidden="true"
          className="mt-14 hidden pl-4 font-semibold lg:ml-[66.67%] lg:block xl:ml-[75%]"
        >
          {troubleLabel}
        </p>
        <ol className="relative mt-14 lg:mt-6">
          <li
            aria-hidden="true"
            className={`absolute top-2 bottom-2 left-[5px] w-3 ${styles.parcelTape} lg:left-[calc(25%-6px)]`}
          />
          {stops.map((stop) => (
            <ParcelStop key={stop.title} {...stop} troubleLabel={troubleLabel} />
          ))}
        </ol>
        <p className="mt-6 pl-10 font-display text-h3 font-bold lg:ml-[25%] lg:max-w-[24em] lg:pl-12">
          {summary}
        </p>
      </div>
    </section>
  );
}

function ParcelStop({
  time,
  title,
  content,
  commonMistake,
  troubleLabel,
}: Stop & { troubleLabel: string }) {
  return (
    <li className="relative grid gap-x-6 gap-y-3 pb-12 pl-10 lg:grid-cols-12 lg:pb-16 lg:pl-0">
      <span
        aria-hidden="true"
        className="absolute top-1.5 left-0 size-[22px] rounded-full border-4 border-ink bg-surface lg:left-[calc(25%-11px)]"
      />
      <p className="font-display text-h4 text-muted tabular-nums lg:col-span-3 lg:pr-10 lg:text-right">
        {time}
      </p>
      <div className="lg:col-span-5 lg:pl-10">
        <h3 className="text-h3">{title}</h3>
        <p className="mt-2">{content}</p>
      </div>
      <p className="border-l-2 border-line pl-4 text-caption text-muted lg:col-span-4 lg:mt-2 lg:text-body lg:self-start xl:col-span-3 xl:col-start-10">
        <strong className="block font-semibold text-ink lg:sr-only">{troubleLabel}</strong>
        {commonMistake}
      </p>
    </li>
  );
}
