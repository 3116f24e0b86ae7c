interface WorkStepsProps {
  heading: string;
  items: readonly { title: string; content: string }[];
  /**
   * pairs: two columns with large numbers. rows: one under another, as wide as the page. track:
   * three beside each other, twice.
   */
  arrangement: 'pairs' | 'rows' | 'track';
}

/** Classes of list, step and its text wrapper, title and text, by arrangement. */
const arrangements = {
  pairs: {
    list: 'grid gap-x-12 md:grid-cols-2',
    step: 'grid grid-cols-[3.5rem_minmax(0,1fr)] border-t-4 border-ink pt-4 pb-10',
    content: undefined,
    title: 'text-h4',
    text: 'mt-2 text-muted',
  },
  rows: {
    list: 'border-b-2 border-deep',
    step: 'grid gap-x-6 gap-y-1 border-t-2 border-deep py-6 lg:grid-cols-12 lg:items-baseline',
    content: 'lg:contents',
    title: 'text-h3 lg:col-span-5',
    text: 'mt-2 text-lead lg:col-span-6 lg:mt-0',
  },
  track: {
    list: 'grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3',
    step: 'relative border-t border-ink pt-6',
    content: undefined,
    title: 'text-h4',
    text: 'mt-2 text-muted',
  },
} as const;

/** Numbered steps of a process. */
export function WorkSteps({ heading, items, arrangement }: WorkStepsProps) {
  const classes = arrangements[arrangement];
  return (
    <section className="lf-section">
      <div className="lf-container">
        <h2 className="mb-10 text-h2 lg:mb-16">{heading}</h2>
        <ol className={classes.list}>
          {items.map(({ title, content }, index) => (
            <li key={title} className={classes.step}>
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
              <div className={classes.content}>
                <h3 className={classes.title}>{title}</h3>
                <p className={classes.text}>{content}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
