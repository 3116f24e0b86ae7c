interface SystemsTableProps {
  heading: string;
  lead: string;
  items: readonly { title: string; suitableFor: string; costs: string }[];
  suitsLabel: string;
  costsLabel: string;
}

/** Comparison table of shop systems. */
export function SystemsTable(props: SystemsTableProps) {
  const { heading, lead, items, suitsLabel, costsLabel } = props;
  return (
    <section className="lf-section">
      <div className="lf-container">
        <header className="grid gap-x-6 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 className="text-h1 font-bold tracking-tight lg:col-span-7">{heading}</h2>
          <p className="text-lead lg:col-span-5">{lead}</p>
        </header>
        <div className="mt-10 grid gap-px overflow-hidden border border-line bg-line md:grid-cols-2">
          {items.map(({ title, suitableFor, costs }, index) => (
            <article
              key={title}
              className={
                index === items.length - 1 ? 'bg-tint p-7 lg:p-12' : 'bg-paper p-7 lg:p-12'
              }
            >
              <h3 className="max-w-[14em] text-h3">{title}</h3>
              <dl className="mt-5 grid gap-4">
                <div>
                  <dt className="text-caption font-semibold">{suitsLabel}</dt>
                  <dd className="mt-1">{suitableFor}</dd>
                </div>
                <div>
                  <dt className="text-caption font-semibold">{costsLabel}</dt>
                  <dd className="mt-1">{costs}</dd>
                </div>
              </dl>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
