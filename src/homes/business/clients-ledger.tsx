import type { CSSProperties } from 'react';
import type { Client } from '../../content/schema/client.ts';
import { ClientLogo, isClientLogoName } from '../../elements/client-logo/client-logo.tsx';

interface ClientsLedgerProps {
  heading: string;
  /** One or two sentences, in large type. */
  statement: string;
  lead: string;
  /** Word before the year: “since”. */
  sinceLabel: string;
  items: readonly Client[];
}

/** Clients as a ledger: logo, system, and year. Each row wraps by its own width. */
export function ClientsLedger({ heading, statement, lead, sinceLabel, items }: ClientsLedgerProps) {
  return (
    <section className="lf-section" aria-labelledby="clients-heading">
      <div className="lf-container">
        <h2 id="clients-heading" className="text-h2 font-bold tracking-tight">
          {heading}
        </h2>
        <p className="mt-8 max-w-[24em] font-display text-h3 font-medium tracking-tight lg:mt-12">
          {statement}
        </p>
        <p className="lf-measure mt-6 text-muted">{lead}</p>
        <ul
          style={{ '--rows': Math.ceil(items.length / 2) } as CSSProperties}
          className="mt-12 border-ink border-t-2 lg:mt-16 lg:grid lg:grid-flow-col lg:grid-cols-2 lg:[grid-template-rows:repeat(var(--rows),auto)] lg:gap-x-6"
        >
          {items.map(({ key, name, sentence, since }) => (
            <li key={name} className="@container border-line border-b">
              <div className="grid h-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 py-5 @min-[33rem]:grid-cols-[13rem_minmax(0,1fr)_auto]">
                <p className="font-bold">
                  {key && isClientLogoName(key) ? (
                    <ClientLogo
                      name={key}
                      className="h-9 max-w-full text-deep forced-colors:text-[CanvasText]"
                    />
                  ) : (
                    name
                  )}
                </p>
                <p className="text-note tabular-nums text-muted @min-[33rem]:col-start-3 @min-[33rem]:row-start-1">
                  {sinceLabel} {since}
                </p>
                <p className="col-span-2 text-caption @min-[33rem]:col-span-1 @min-[33rem]:col-start-2 @min-[33rem]:row-start-1">
                  {sentence}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
