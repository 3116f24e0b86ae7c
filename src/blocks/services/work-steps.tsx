interface WorkStepsProps {
  heading: string;
  items: readonly { title: string; content: string }[];
  /** pairs: two columns, counted large. rows: one under another, as wide as the page. track: three beside each other, twice. */
  arrangement: 'pairs' | 'rows' | 'track';
}

const lists = {
  pairs: 'grid gap-x-12 md:grid-cols-2',
  rows: 'border-b-2 border-deep',
  track: 'grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3',
};

const steps = {
  pairs: 'grid grid-cols-[3.5rem_minmax(0,1fr)] border-t-4 border-ink pt-4 pb-10',
  rows: 'grid gap-x-6 gap-y-1 border-t-2 border-deep py-6 lg:grid-cols-12 lg:items-baseline',
  track: 'relative border-t border-ink pt-6',
};

const words = { pairs: '', rows: 'lg:contents', track: '' };
const titles = { pairs: 'text-h4', rows: 'text-h3 lg:col-span-5', track: 'text-h4' };
const texts = {
  pairs: 'mt-2 text-muted',
  rows: 'mt-2 text-lead lg:col-span-6 lg:mt-0',
  track: 'mt-2 text-muted',
};

/** What we do, step by step. */
export function WorkSteps({ heading, items, arrangement }: WorkStepsProps) {
  return (
    <section className="section">
      <div className="container">
        <h2 className="mb-10 text-h2 lg:mb-16">{heading}</h2>
        <ol className={lists[arrangement]}>
          {items.map(({ title, content }, index) => (
            <li key={title} className={steps[arrangement]}>
              {arrangement === 'track' && (
                <span
                  aria-hidden="true"
                  className="absolute -top-[7px] left-0 size-3.5 rounded-full border-2 border-ink bg-paper"
                />
              )}
              {arrangement !== 'track' && (
                <span
                  aria-hidden="true"
                  className="block font-bold font-display text-accent text-h2 tabular-nums"
                >
                  {index + 1}
                </span>
              )}
              <div className={words[arrangement]}>
                <h3 className={titles[arrangement]}>{title}</h3>
                <p className={texts[arrangement]}>{content}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
