import { CallsCord, type CallsCordProps } from './calls-cord-view.tsx';

interface HeroCallsProps extends CallsCordProps {
  /** Name of the client, above the headline. */
  overline: string;
  heading: string;
  lead: string;
  /** Facts below the drawing: client, time, price. */
  facts: readonly { label: string; value: string }[];
}

/** Headline, lead, the calls before and after as loops of the cord, and the facts. */
export function HeroCalls({ overline, heading, lead, facts, ...calls }: HeroCallsProps) {
  return (
    <section data-first-screen className="pt-8 lg:pt-10">
      <div className="lf-container grid gap-x-6 gap-y-5 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-8">
          <p className="font-semibold text-deep">{overline}</p>
          <h1 className="mt-2 text-display font-bold tracking-closer">{heading}</h1>
        </div>
        <p className="max-w-[30em] text-lead lg:col-span-4">{lead}</p>
      </div>
      <CallsCord {...calls} />
      <dl className="lf-container mt-12 grid gap-x-6 gap-y-5 text-caption sm:grid-cols-2 lg:mt-16 lg:grid-cols-5">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="mt-1 max-w-[24em] text-muted">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
