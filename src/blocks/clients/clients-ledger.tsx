import type { Client } from '../../content/schema/client.ts';
import { ClientLogo, isClientLogoName } from '../../elements/client-logo/client-logo.tsx';

interface ClientsLedgerProps {
  heading: string;
  lead: string;
  /** Stands before the year: “since”. */
  sinceLabel: string;
  items: readonly Client[];
}

/** Clients as a ledger: mark, what runs there, and since when. */
export function ClientsLedger({ heading, lead, sinceLabel, items }: ClientsLedgerProps) {
  return (
    <section className="section" aria-labelledby="clients-heading">
      <div className="container">
        <header className="grid gap-x-6 lg:grid-cols-12 lg:items-end">
          <h2 id="clients-heading" className="text-h2 font-bold tracking-tight lg:col-span-6">
            {heading}
          </h2>
          <p className="measure mt-4 text-muted lg:col-span-5 lg:col-start-8">{lead}</p>
        </header>
        <ul className="mt-12 border-ink border-t-2 lg:mt-16 lg:columns-2 lg:gap-x-6">
          {items.map(({ key, name, sentence, since }) => (
            <li
              key={key}
              className="grid break-inside-avoid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 border-line border-b py-5 sm:grid-cols-[13rem_1fr_auto]"
            >
              <p className="font-bold">
                {isClientLogoName(key) ? (
                  <ClientLogo name={key} className="h-9 max-w-full text-field" />
                ) : (
                  name
                )}
              </p>
              <p className="text-caption tabular-nums text-muted sm:col-start-3 sm:row-start-1">
                {sinceLabel} {since}
              </p>
              <p className="col-span-2 text-caption sm:col-span-1 sm:col-start-2 sm:row-start-1">
                {sentence}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
