import type { CSSProperties } from 'react';
import { Cord } from '../../blocks/cord/cord.tsx';
import type { CaseChart } from '../../content/schema/case-study.ts';
import { cn } from '../../themes/cn.ts';
import { cssPercent } from '../../themes/css-percent.ts';
import { callsCord, callsOf } from './calls-cord.ts';

export interface CallsCordProps {
  /** Chart of the numbers before and after, as its first and its last series. */
  chart: CaseChart;
  /** Accessible name of the drawing. */
  label: string;
  /** For how many of the chart's numbers a loop stands; contains `{count}`. */
  scale: string;
}

/** Cord with two numbers as loops; each number stands below its part. */
export function CallsCord({ chart, label, scale }: CallsCordProps) {
  const calls = callsOf(chart);
  const { wide, narrow, firstFoot } = callsCord(calls);
  return (
    <>
      <Cord wide={wide} narrow={narrow} label={label} className="mt-8 lg:mt-10">
        <ul className="px-5 md:grid md:grid-cols-2 lg:mx-auto lg:w-[91.25%] lg:px-0">
          {[calls.before, calls.after].map(({ name, number }, index) => (
            <li
              key={name}
              style={{ '--y': cssPercent(firstFoot / narrow.height) } as CSSProperties}
              className={cn(
                'pt-1 text-caption md:pt-2 lg:text-note',
                index === 0 && 'max-md:absolute max-md:top-(--y) max-md:left-5',
              )}
            >
              <strong className="mr-2 font-display text-h3 font-bold tracking-tight tabular-nums lg:text-h2">
                {number}
              </strong>
              {chart.unit}, {name}
            </li>
          ))}
        </ul>
      </Cord>
      <p className="lf-container mt-3 text-note text-muted">
        {scale.replace('{count}', String(calls.perLoop))}
      </p>
    </>
  );
}
