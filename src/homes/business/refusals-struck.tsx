import './refusals-struck.css';

interface RefusalsStruckProps {
  heading: string;
  lead: string;
  /** Services that the firm does not offer, and its alternatives. */
  items: readonly { refused: string; instead: string }[];
}

/** Refused services with a hand-drawn strike-through, and the firm's alternatives. */
export function RefusalsStruck({ heading, lead, items }: RefusalsStruckProps) {
  return (
    <section
      className="section bg-ink text-paper [--focus:var(--paper)]"
      aria-labelledby="no-heading"
    >
      <div className="container grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <header className="lg:sticky lg:top-28 lg:col-span-3 lg:self-start">
          <h2 id="no-heading" className="text-h3 font-bold tracking-tight">
            {heading}
          </h2>
          <p className="mt-4 max-w-[24em] text-paper/80">{lead}</p>
        </header>
        <ul className="lg:col-span-8 lg:col-start-5">
          {items.map(({ refused, instead }) => (
            <li key={refused} className="border-paper/25 border-t py-8 first:border-t-0 first:pt-0">
              <p className="font-display text-h2 font-bold tracking-tight text-balance">
                <s className="struck no-underline">{refused}</s>
              </p>
              <p className="measure mt-3 text-paper/85">{instead}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
