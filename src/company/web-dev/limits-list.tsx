interface LimitsListProps {
  heading: string;
  items: readonly string[];
}

/** Services that the firm does not offer, struck through in large type. */
export function LimitsList({ heading, items }: LimitsListProps) {
  return (
    <section className="section">
      <div className="container">
        <h2 className="text-h1 font-bold tracking-tight">{heading}</h2>
        <ul className="mt-6 gap-x-6 lg:columns-2">
          {items.map((item) => (
            <li
              key={item}
              className="relative break-inside-avoid py-3 pl-10 font-display text-h3 leading-snug md:pl-14"
            >
              <span
                aria-hidden="true"
                className="absolute top-[calc(0.75rem+0.7em)] left-0 h-[3px] w-6 -rotate-12 bg-accent md:w-9"
              />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
