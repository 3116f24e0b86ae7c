'use client';

import { Counter } from '../../elements/counter/counter.tsx';
import { cn } from '../../themes/cn.ts';
import { TallyDrawing, type TallyShape } from './tally-drawing.tsx';

export interface TallyFigure {
  value: number;
  /** Printed behind the number, e.g. "+". */
  suffix?: string;
  label: string;
  /** One sentence about the count. */
  note: string;
  shape: TallyShape;
  /** Shapes in a row and rows; their product is the value. */
  columns: number;
  rows: number;
}

interface StatsTallyProps {
  /** Anchor of the section. */
  id: string;
  heading: string;
  lead: string;
  figures: readonly TallyFigure[];
}

const colors = [
  'text-[var(--coral,var(--accent))]',
  'text-[var(--sun,var(--highlight))]',
  'text-[var(--mint,var(--tint))]',
];

/** Numbers that are drawn one by one, a row each, so that they can be counted. */
export function StatsTally({ id, heading, lead, figures }: StatsTallyProps) {
  return (
    <section id={id} className="section bg-ink text-paper [--focus:var(--paper)]">
      <div className="container">
        <div className="grid gap-x-6 gap-y-4 lg:grid-cols-12">
          <h2 className="font-display text-h2 font-bold tracking-heading lg:col-span-7">
            {heading}
          </h2>
          <p className="measure text-lead text-paper/80 lg:col-span-4 lg:col-start-9 lg:self-end">
            {lead}
          </p>
        </div>
        <dl className="mt-12 md:mt-20">
          {figures.map((figure, index) => (
            <div
              key={figure.label}
              className="grid items-center gap-x-6 gap-y-5 border-t border-paper/20 py-9 md:grid-cols-12 md:py-12"
            >
              <dt className="order-2 md:col-span-3 md:col-start-5 lg:col-span-2 lg:col-start-4">
                <span className="block font-display text-h4 font-semibold">{figure.label}</span>
                <span className="mt-1 block text-caption text-paper/70">{figure.note}</span>
              </dt>
              <dd className="order-1 font-display text-[clamp(4rem,2rem_+_7vw,7.5rem)] leading-[0.85] font-bold tracking-dense md:col-span-4 lg:col-span-3">
                <Counter value={figure.value} suffix={figure.suffix} />
              </dd>
              <dd className={cn('order-3 md:col-span-5 lg:col-span-7', colors[index % 3])}>
                <TallyDrawing
                  id={`tally-${index}`}
                  shape={figure.shape}
                  columns={figure.columns}
                  rows={figure.rows}
                  className="h-auto w-full"
                />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
