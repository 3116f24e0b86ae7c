interface AccessKeysProps {
  heading: string;
  lead: string;
  items: readonly { title: string; holders: string }[];
}

/** Keys (to rooms, accounts, credentials) and their holders. */
export function AccessKeys({ heading, lead, items }: AccessKeysProps) {
  return (
    <section className="section">
      <div className="container grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-h2 font-bold tracking-tight text-balance">{heading}</h2>
          <p className="mt-5 max-w-[30em]">{lead}</p>
        </div>
        <dl className="grid gap-y-6 lg:col-span-6 lg:col-start-7">
          {items.map(({ title, holders }) => (
            <div key={title}>
              <dt className="font-display text-h3 leading-tight font-bold">{title}</dt>
              <dd className="mt-1">{holders}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
