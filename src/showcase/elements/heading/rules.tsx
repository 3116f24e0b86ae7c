import { Heading } from '../../../elements/heading/heading.tsx';

/** Headings with a line that runs to the edge, for lists, tables and footers. */
export function RuledHeadings() {
  return (
    <div className="grid gap-12 lg:grid-cols-[2fr_1fr] lg:gap-20">
      <div>
        <Heading level={3} size="h3" variant="rule">
          This week
        </Heading>
        <p className="mt-4">
          Invoices count in dollars and in hours. Whoever sees only one of the two sees only one
          here as well.
        </p>
      </div>
      <div>
        <Heading level={3} size="h3" variant="rule" className="text-accent">
          Mended
        </Heading>
        <p className="mt-4">The clock that ran on over midnight.</p>
      </div>
    </div>
  );
}
