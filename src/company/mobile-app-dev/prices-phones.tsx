interface PricesPhonesProps {
  heading: string;
  lead: string;
  items: readonly { title: string; content: string; price: string; duration: string }[];
  note: string;
}

/** Prices on the screens of phones in a row. */
export function PricesPhones({ heading, lead, items, note }: PricesPhonesProps) {
  return (
    <section className="bg-tint pt-16 lg:pt-24">
      <div className="lf-container">
        <h2 className="text-h1 font-bold tracking-tight">{heading}</h2>
        <p className="mt-4 text-lead">{lead}</p>
        <ul className="mt-12 grid gap-8 max-lg:pb-10 md:max-lg:grid-cols-2 lg:grid-cols-3 lg:gap-12">
          {items.map(({ title, content, price, duration }) => (
            <li
              key={title}
              className="flex flex-col rounded-[2.25rem] border-8 border-ink bg-surface px-6 pt-4 pb-7 lg:rounded-b-none lg:border-b-0"
            >
              <span aria-hidden="true" className="mx-auto mb-7 h-1.5 w-16 rounded-full bg-ink" />
              <h3 className="text-h3 font-bold">{title}</h3>
              <p className="mt-3">{content}</p>
              <p className="mt-auto pt-8 font-display text-h3 leading-none font-extrabold tabular-nums">
                {price}
              </p>
              <p className="mt-2 text-caption font-semibold tabular-nums">{duration}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="border-ink border-t-8 bg-paper">
        <p className="lf-container pt-6">
          <span className="block max-w-[34em] text-lead font-semibold">{note}</span>
        </p>
      </div>
    </section>
  );
}
