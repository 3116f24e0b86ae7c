import { cn } from '../../looks/cn.ts';

interface BandsLedgerProps {
  heading: string;
  lead: string;
  items: readonly { title: string; content: string; price: string; weeks: string }[];
  note: string;
  /** Where the note is told at length. */
  link?: { title: string; link: string };
  tone: 'surface' | 'deep' | 'tint';
}

const tones = {
  surface: 'bg-surface',
  deep: 'bg-deep text-paper [--line:color-mix(in_oklab,var(--paper)_30%,transparent)] [--muted:var(--paper)] [--focus:var(--paper)]',
  tint: 'bg-tint [--line:color-mix(in_oklab,var(--ink)_22%,transparent)] [--muted:var(--ink)]',
};

/** Price bands as a ledger: the prices line up on the right, large enough to be the point. */
export function BandsLedger({ heading, lead, items, note, link, tone }: BandsLedgerProps) {
  return (
    <section className={cn('section', tones[tone])}>
      <div className="container grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <header className="lg:col-span-4">
          <h2 className="text-h3">{heading}</h2>
          <p className="mt-4 max-w-[26em] text-muted">{lead}</p>
        </header>
        <div className="lg:col-span-8">
          <ul className="border-t-2 border-current">
            {items.map(({ title, content, price, weeks }) => (
              <li
                key={title}
                className="grid gap-x-8 gap-y-1 border-b border-line py-6 md:grid-cols-[1fr_auto] md:items-baseline"
              >
                <h3 className="text-h4">{title}</h3>
                <p className="font-display text-h3 font-bold whitespace-nowrap tabular-nums">
                  {price}
                </p>
                <p className="max-w-[30em] text-muted">{content}</p>
                <p className="text-caption text-muted tabular-nums md:text-right">{weeks}</p>
              </li>
            ))}
          </ul>
          <p className="mt-6 text-caption text-muted">
            {note}
            {link && (
              <>
                {' '}
                <a href={link.link} className="link font-semibold text-ink">
                  {link.title}
                </a>
              </>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}
