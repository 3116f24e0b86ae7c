interface LimitsShelvesProps {
  heading: string;
  items: readonly string[];
}

/** Services that are not offered, as labels of empty shelves. */
export function LimitsShelves({ heading, items }: LimitsShelvesProps) {
  return (
    <section className="lf-section bg-surface">
      <div className="lf-container">
        <h2 className="text-h1 font-bold tracking-tight">{heading}</h2>
        <ul className="mt-8 grid gap-y-3 md:mt-0 md:grid-cols-6 lg:grid-cols-5">
          {items.map((item) => (
            <li
              key={item}
              className="flex flex-col md:col-span-2 md:pt-14 lg:col-span-1 md:[&:nth-child(n+4)]:col-span-3 lg:[&:nth-child(n+4)]:col-span-1"
            >
              <span
                aria-hidden="true"
                className="h-4 bg-ink max-md:[li:not(:first-child)>&]:hidden"
              />
              <span
                aria-hidden="true"
                className="h-3 bg-[color-mix(in_oklab,var(--ink)_14%,transparent)] max-md:[li:not(:first-child)>&]:hidden"
              />
              <p className="flex-1 border border-ink bg-highlight p-4 text-on-highlight max-md:[li:first-child>&]:-mt-1 md:-mt-4 md:mr-3 md:ml-3">
                {item}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
