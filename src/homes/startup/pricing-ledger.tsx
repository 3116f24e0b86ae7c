import type { ReactNode } from 'react';

interface PricingLedgerProps {
  /** Anchor of the section. */
  id: string;
  heading: string;
  lead: string;
  /** The lists, usually `PriceTabs`. */
  children: ReactNode;
  /** Costs that the prices exclude. */
  note: string;
}

/** Prices line by line, as on a bill: name, contents, price. */
export function PricingLedger({ id, heading, lead, children, note }: PricingLedgerProps) {
  return (
    <section id={id} className="section">
      <div className="container">
        <div className="mb-10 grid gap-x-6 gap-y-4 md:mb-12 lg:grid-cols-12">
          <h2 className="font-display text-h2 font-bold tracking-heading lg:col-span-6">
            {heading}
          </h2>
          <p className="measure text-lead text-muted lg:col-span-5 lg:col-start-8 lg:self-end">
            {lead}
          </p>
        </div>
        {children}
        <p className="mt-10 measure text-caption text-muted">{note}</p>
      </div>
    </section>
  );
}
