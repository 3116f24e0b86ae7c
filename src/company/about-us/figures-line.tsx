interface FiguresLineProps {
  /** Accessible name of the section. */
  label: string;
  items: readonly { value: number; label: string }[];
}

/** Figures as one large sentence. */
export function FiguresLine({ label, items }: FiguresLineProps) {
  return (
    <section aria-label={label} className="pt-8 lg:pt-12">
      <ul className="lf-container flex flex-wrap gap-x-8 gap-y-6 md:gap-x-6 lg:flex-nowrap lg:justify-between lg:gap-x-8">
        {items.map((item) => (
          <li key={item.label} className="max-w-[15em] min-w-[8.5em] flex-1 text-caption">
            <strong className="block font-display text-h2 font-bold tracking-tight text-deep">
              {item.value}
            </strong>
            <span className="mt-1 block text-muted">{item.label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
