import type { CSSProperties } from 'react';

interface Part {
  title: string;
  content: string;
  /** Kilobytes, compressed. */
  usualKb: number;
  oursKb: number;
}

interface PageAnatomyProps {
  heading: string;
  lead: string;
  parts: readonly Part[];
  note: string;
  /** Column heads and the word for the sum. */
  usual: string;
  ours: string;
  sum: string;
}

const kilobytes = (value: number) => `${value.toLocaleString('en-US')} KB`;

/** A bar whose length is its share of the heaviest part; never thinner than a hair. */
function Bar({ share, tone }: { share: number; tone: 'usual' | 'ours' }) {
  const width: CSSProperties = { width: `max(2px, ${(share * 100).toFixed(2)}%)` };
  return (
    <span
      aria-hidden="true"
      style={width}
      className={tone === 'usual' ? 'block h-3 bg-ink/25' : 'block h-3 bg-accent'}
    />
  );
}

/** A page taken apart: what each part weighs as usually built, and as we build it. */
export function PageAnatomy(props: PageAnatomyProps) {
  const { heading, lead, parts, note, usual, ours, sum } = props;
  const heaviest = Math.max(...parts.map((part) => part.usualKb));
  const total = (key: 'usualKb' | 'oursKb') => parts.reduce((all, part) => all + part[key], 0);
  return (
    <section className="section bg-surface">
      <div className="container">
        <header className="grid gap-x-6 gap-y-5 lg:grid-cols-12">
          <h2 className="text-h2 lg:col-span-7">{heading}</h2>
          <p className="text-muted lg:col-span-5">{lead}</p>
        </header>
        <table className="mt-12 w-full border-collapse text-left lg:mt-20">
          <thead className="sr-only md:not-sr-only">
            <tr className="border-b-2 border-ink text-caption text-muted">
              <td className="pb-3 md:w-[44%]" />
              <th scope="col" className="pb-3 font-semibold">
                {usual}
              </th>
              <th scope="col" className="pb-3 text-right font-semibold">
                {ours}
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr
                key={part.title}
                className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-line py-6 align-top md:table-row md:py-0"
              >
                <th scope="row" className="col-span-2 font-normal md:py-7 md:pr-12">
                  <span className="block font-display text-h4 font-bold">{part.title}</span>
                  <span className="mt-1.5 block max-w-[30em] text-muted">{part.content}</span>
                </th>
                <td className="mt-5 md:mt-0 md:py-8 md:pr-8">
                  <Bar share={part.usualKb / heaviest} tone="usual" />
                  <span className="mt-2 block text-caption text-muted tabular-nums">
                    {kilobytes(part.usualKb)}
                  </span>
                  <span aria-hidden="true" className="mt-2 block">
                    <Bar share={part.oursKb / heaviest} tone="ours" />
                  </span>
                </td>
                <td className="mt-5 self-end text-right font-display text-h3 font-bold whitespace-nowrap tabular-nums md:mt-0 md:py-7">
                  {kilobytes(part.oursKb)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="grid grid-cols-2 gap-x-6 gap-y-3 pt-8 align-baseline font-display md:table-row">
              <th scope="row" className="col-span-2 text-left text-h4 font-bold md:pt-8">
                {sum}
              </th>
              <td className="text-h2 tabular-nums md:pt-8">
                <s className="decoration-accent decoration-4">{kilobytes(total('usualKb'))}</s>
              </td>
              <td className="text-right text-h2 font-bold text-accent tabular-nums md:pt-8">
                {kilobytes(total('oursKb'))}
              </td>
            </tr>
          </tfoot>
        </table>
        <p className="mt-8 max-w-[44em] text-caption text-muted">{note}</p>
      </div>
    </section>
  );
}
