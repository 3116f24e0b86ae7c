import type { CSSProperties } from 'react';
import { Cord } from '../../blocks/cord/cord.tsx';
import { cssPercent } from '../../themes/css-percent.ts';
import { jobWords } from '../../words/jobs.ts';
import { columnShares, narrowHiringCord, wideHiringCord } from './hiring-cord.ts';

export interface HiringStep {
  /** Number of the working day, from 1. */
  day: number;
  title: string;
  text: string;
}

interface HiringLoopsProps {
  heading: string;
  lead: string;
  steps: readonly HiringStep[];
}

/**
 * Steps of the hiring process: the cord, with a loop on the day of each step, and from 1280 px on
 * each step below its loop.
 */
export function HiringLoops({ heading, lead, steps }: HiringLoopsProps) {
  const sortedSteps = steps.toSorted((one, other) => one.day - other.day);
  const days = sortedSteps.map(({ day }) => day);
  const [wide, narrow] = [wideHiringCord(days), narrowHiringCord(days)];
  const placeOf = (day: number) => ({
    '--x': cssPercent((narrow.middles.get(day) ?? 0) / 390),
    '--wide-x': cssPercent((wide.middles.get(day) ?? 0) / 1280),
  });
  const columns = columnShares(days).map((share) => `minmax(0, ${(100 * share).toFixed(2)}fr)`);
  return (
    <section className="lf-section">
      <div className="lf-container">
        <h2 className="max-w-[16em] font-display text-h2 font-bold tracking-heading">{heading}</h2>
        <p className="lf-measure mt-4 text-lead">{lead}</p>
      </div>
      <Cord wide={wide} narrow={narrow} className="mt-8 lg:mt-12">
        <p aria-hidden="true" className="h-8 font-display text-h4 font-bold tabular-nums xl:hidden">
          {[...wide.middles.keys()].map((day) => (
            <span
              key={day}
              style={placeOf(day) as CSSProperties}
              className="absolute left-(--x) -translate-x-1/2 md:left-(--wide-x)"
            >
              {day}
            </span>
          ))}
        </p>
      </Cord>
      <ol
        style={{ '--columns': columns.join(' ') } as CSSProperties}
        className="lf-container mt-8 grid gap-x-6 gap-y-8 md:grid-cols-2 xl:mt-3 xl:grid-cols-(--columns) xl:gap-x-0"
      >
        {sortedSteps.map((step) => (
          <li key={step.title} className="xl:pe-6">
            <p className="text-caption font-semibold text-muted tabular-nums xl:font-display xl:text-h3 xl:font-bold xl:text-ink">
              {`${jobWords.day} `}
              {step.day}
            </p>
            <h3 className="mt-1 font-display text-h4 font-bold xl:mt-4">{step.title}</h3>
            <p className="mt-1.5 max-w-[30em] text-[1.0625rem] leading-normal">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
