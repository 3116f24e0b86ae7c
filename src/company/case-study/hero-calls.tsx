import type { CaseChart } from '../../content/schema/case-study.ts';
import { callsCord, callsOf } from './calls-cord.ts';
import { ChartTable } from './chart-table.tsx';
import { CordPair } from './cord-pair.tsx';

interface HeroCallsProps {
  /** Name of the client, above the headline. */
  overline: string;
  heading: string;
  lead: string;
  /** Chart of the numbers before and after, as its first and its last series. */
  chart: CaseChart;
  /** Accessible name of the drawing. */
  label: string;
  /** For how many of the chart's numbers a loop stands; contains `{count}`. */
  scale: string;
  /** Label of the button that shows the chart's numbers as a table. */
  tableLabel: string;
  /** Facts below the drawing: client, time, price. */
  facts: readonly { label: string; value: string }[];
}

/** Headline, lead, the calls before and after as loops of the cord, and the facts. */
export function HeroCalls(props: HeroCallsProps) {
  const { overline, heading, lead, chart, label, scale, tableLabel, facts } = props;
  const calls = callsOf(chart);
  const itemOf = ({ name, number }: typeof calls.before) => ({
    figure: `${number}`,
    text: `${chart.unit}, ${name}`,
  });
  return (
    <section data-first-screen className="pt-8 lg:pt-10">
      <div className="lf-container grid gap-x-6 gap-y-5 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-8">
          <p className="font-semibold text-deep">{overline}</p>
          <h1 className="mt-2 text-display font-bold tracking-closer">{heading}</h1>
        </div>
        <p className="max-w-[30em] text-lead lg:col-span-4">{lead}</p>
      </div>
      <CordPair
        drawing={callsCord(calls)}
        label={label}
        items={[itemOf(calls.before), itemOf(calls.after)]}
        className="mt-8 lg:mt-10"
      />
      <div className="lf-container mt-3 text-[1rem]">
        <p>{scale.replace('{count}', String(calls.perLoop))}</p>
        <ChartTable chart={chart} label={tableLabel} />
        <dl className="mt-8 grid gap-x-6 gap-y-2.5 leading-snug lg:mt-12 lg:grid-cols-4">
          {facts.map(({ label: name, value }) => (
            <div key={name} className="grid grid-cols-[6.5rem_1fr] gap-x-3 max-xs:block lg:block">
              <dt className="font-semibold">{name}</dt>
              <dd className="max-w-[24em] lg:mt-1">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
