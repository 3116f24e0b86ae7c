'use client';
import { fillTemplate } from '../../content/fill-template.ts';
import { barOf, type Change, marks, placeOf, printed } from './year-changes.ts';
import type { YearCopy } from './year-copy.ts';

interface YearChartProps {
  /** Year that the figures are compared with. */
  base: number;
  changes: readonly Change[];
  copy: YearCopy;
}

const percentOf = (share: number) => `${(share * 100).toFixed(3)}%`;

/** Returns a change in words: “40 percent more than in 2024”. */
function spoken(percent: number, base: number, copy: YearCopy): string {
  const size = Math.abs(percent);
  if (size < 0.1) return fillTemplate(copy.same, { year: base });
  const formatted = size < 10 ? size.toFixed(1) : size.toFixed(0);
  return fillTemplate(percent > 0 ? copy.more : copy.less, { percent: formatted, year: base });
}

/**
 * Chart: a labelled scale, and a bar to the left or to the right of zero for each figure.
 *
 * Styling hooks: `data-zero` on the mark of zero, `data-verdict` on each figure.
 */
export function YearChart({ base, changes, copy }: YearChartProps) {
  return (
    <section className="year-chart" aria-label={fillTemplate(copy.chartLabel, { year: base })}>
      <div className="year-scale" aria-hidden="true">
        {marks.map((mark, at) => (
          <span
            key={mark}
            style={{ left: percentOf(placeOf(mark)) }}
            data-zero={mark === 0 || undefined}
          >
            {fillTemplate(copy.marks[at] ?? '', { year: base })}
          </span>
        ))}
      </div>
      <svg className="year-grid" aria-hidden="true" focusable="false">
        {marks.map((mark) => (
          <line
            key={mark}
            x1={percentOf(placeOf(mark))}
            x2={percentOf(placeOf(mark))}
            y1="0"
            y2="100%"
            data-zero={mark === 0 || undefined}
          />
        ))}
      </svg>
      <ol>
        {changes.map(({ line, note, now, before, percent, verdict }) => {
          const { from, width } = barOf(percent);
          return (
            <li key={line.id} data-verdict={verdict} data-figure={line.id}>
              <div className="year-words">
                <h3 className="font-semibold">{line.label}</h3>
                <p className="year-said">
                  <strong>{copy.verdicts[verdict]}</strong> {spoken(percent, base, copy)}
                </p>
                <p className="year-value">
                  {fillTemplate(copy.value, {
                    now: printed(now, line),
                    before: printed(before, line),
                    unit: line.unit,
                    year: base,
                  })}
                </p>
              </div>
              <svg className="year-bar" aria-hidden="true" focusable="false">
                <rect x={percentOf(from)} width={percentOf(width)} height="100%" />
              </svg>
              <p className="year-note">
                <span>{note}</span>
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
