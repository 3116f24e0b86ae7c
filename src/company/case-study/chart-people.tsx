import type { CSSProperties } from 'react';
import type { CaseChart } from '../../content/schema/case-study.ts';
import { drawPeople, people } from './people-lines.ts';

/** Steps that people take: a line for each of a hundred of them, as far as they get. */
export function ChartPeople({ chart: { labels, series, suffix } }: { chart: CaseChart }) {
  const steps = `repeat(${labels.length},minmax(0,1fr))`;
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      {series.map(({ name, values }) => {
        const { path, width } = drawPeople(values);
        return (
          <div key={name}>
            <h4 className="font-semibold font-text tracking-normal">{name}</h4>
            <svg
              viewBox={`0 0 ${width} ${people}`}
              preserveAspectRatio="none"
              className="mt-1 h-[9.5rem] w-full fill-none stroke-current lg:h-[12.5rem]"
              aria-hidden="true"
            >
              <path d={path} vectorEffect="non-scaling-stroke" />
            </svg>
            <dl
              style={{ '--steps': steps } as CSSProperties}
              className="mt-2 grid grid-cols-(--steps) text-[1rem] leading-tight wrap-anywhere"
            >
              {values.map((value, index) => (
                <div key={labels[index]} className="flex flex-col pe-2">
                  <dt>{labels[index]}</dt>
                  <dd className="-order-1 font-display text-h4 font-bold tabular-nums">
                    {value}
                    {suffix}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        );
      })}
    </div>
  );
}
