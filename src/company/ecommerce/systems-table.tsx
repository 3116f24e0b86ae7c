interface SystemsTableProps {
  heading: string;
  lead: string;
  items: readonly { title: string; suits: string; costs: string }[];
  suitsLabel: string;
  costsLabel: string;
}

/** Which shop system suits whom: a plain comparison, one row each. */
export function SystemsTable({ heading, lead, items, suitsLabel, costsLabel }: SystemsTableProps) {
  return (
    <section className="section pt-4 lg:pt-8">
      <div className="container">
        <header className="max-w-[40em]">
          <h2 className="text-h2">{heading}</h2>
          <p className="mt-4 text-lead">{lead}</p>
        </header>
        <div className="mt-12 grid gap-px overflow-hidden border border-line bg-line md:grid-cols-2">
          {items.map(({ title, suits, costs }, index) => (
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
                  <dd className="mt-1">{suits}</dd>
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
