'use client';
import type { CSSProperties } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { cssPercent } from '../../themes/css-percent.ts';
import statsYearStyles from './stats-year.module.css';
import { barOf, type Change, formatValue, scaleMarks, scalePosition } from './year-changes.ts';
import type { YearCopy } from './year-copy.ts';
import yearFiguresStyles from './year-figures.module.css';

interface YearChartProps {
  /** Year that the figures are compared with. */
  base: number;
  changes: readonly Change[];
  copy: YearCopy;
}

/** Returns a change in words: “40 percent more than in 2024”. */
function changeText(percent: number, base: number, copy: YearCopy): string {
  const absolutePercent = Math.abs(percent);
  if (absolutePercent < 0.1) return fillTemplate(copy.sameText, { year: base });
  const formatted = absolutePercent < 10 ? absolutePercent.toFixed(1) : absolutePercent.toFixed(0);
  return fillTemplate(percent > 0 ? copy.moreText : copy.lessText, {
    percent: formatted,
    year: base,
  });
}

/** Returns where the value of a figure stands: across zero from a bar to the left, in a long bar, or after a short one. */
function placeOf(percent: number): 'across' | 'inside' | 'after' {
  if (percent < 0) return 'across';
  return scalePosition(percent) > 0.66 ? 'inside' : 'after';
}

/**
 * Chart: a labelled scale, and a bar to the left or to the right of zero for each figure.
 *
 * Styling hooks: `data-zero` on the mark of zero, `data-verdict` on each figure, `data-place` on its value.
 */
export function YearChart({ base, changes, copy }: YearChartProps) {
  return (
    <section
      className={`${statsYearStyles.chart} ${yearFiguresStyles.chart}`}
      aria-label={fillTemplate(copy.chartLabel, { year: base })}
    >
      <div className={`${statsYearStyles.scale} ${yearFiguresStyles.scale}`} aria-hidden="true">
        {scaleMarks.map((mark, index) => (
          <span
            key={mark}
            style={{ left: cssPercent(scalePosition(mark)) }}
            data-zero={mark === 0 || undefined}
          >
            {fillTemplate(copy.scaleMarks[index] ?? '', { year: base })}
          </span>
        ))}
      </div>
      <svg
        className={`${statsYearStyles.grid} ${yearFiguresStyles.grid}`}
        aria-hidden="true"
        focusable="false"
      >
        {scaleMarks.map((mark) => (
          <line
            key={mark}
            x1={cssPercent(scalePosition(mark))}
            x2={cssPercent(scalePosition(mark))}
            y1="0"
            y2="100%"
            data-zero={mark === 0 || undefined}
          />
        ))}
      </svg>
      <ol>
        {changes.map(({ row, note, now, before, percent, verdict }) => {
          const { from, width } = barOf(percent);
          return (
            <li key={row.id} data-verdict={verdict} data-figure={row.id}>
              <div className={yearFiguresStyles.text}>
                <h3 className="font-semibold">{row.label}</h3>
                <p className={yearFiguresStyles.verdict}>
                  <strong>{copy.verdicts[verdict]}</strong> {changeText(percent, base, copy)}
                </p>
              </div>
              <div className={yearFiguresStyles.track}>
                <svg className={yearFiguresStyles.bar} aria-hidden="true" focusable="false">
                  <rect x={cssPercent(from)} width={cssPercent(width)} height="100%" />
                </svg>
                <p
                  className={yearFiguresStyles.value}
                  data-place={placeOf(percent)}
                  style={{ '--end': cssPercent(from + width) } as CSSProperties}
                >
                  {fillTemplate(copy.valueText, {
                    now: formatValue(now, row),
                    before: formatValue(before, row),
                    unit: row.unit,
                    year: base,
                  })}
                </p>
              </div>
              <p className={yearFiguresStyles.note}>
                <span>{note}</span>
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
