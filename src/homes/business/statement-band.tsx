interface StatementBandProps {
  /** One or two sentences, in large type. */
  statement: string;
  /** Plain facts under it. */
  items: readonly { term: string; text: string }[];
}

/** Dark band with one statement, in the color of the lower edge of the picture above. */
export function StatementBand({ statement, items }: StatementBandProps) {
  return (
    <section className="bg-deep pt-36 pb-16 text-paper [--focus:var(--paper)] md:pt-52 lg:pt-24 lg:pb-24">
      <div className="container lg:grid lg:grid-cols-12 lg:gap-x-6">
        <p className="max-w-[22em] font-display text-h3 font-medium tracking-tight lg:col-span-5">
          {statement}
        </p>
        <div className="@container mt-12 lg:col-span-12 lg:mt-20">
          <dl className="grid gap-x-6 gap-y-7 border-paper/25 border-t pt-8 @min-[33rem]:grid-cols-3">
            {items.map(({ term, text }) => (
              <div key={term}>
                <dt className="font-display text-h3 font-bold">{term}</dt>
                <dd className="mt-1 max-w-[22em] text-paper/85">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
