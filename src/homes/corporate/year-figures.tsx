'use client';
import { useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { changesSince, type YearFigure } from './year-changes.ts';
import { YearChart } from './year-chart.tsx';
import type { YearCopy } from './year-copy.ts';
import styles from './year-figures.module.css';
import { YearSheet } from './year-sheet.tsx';
import { type TableRow, type Year, years } from './year-table.ts';

interface YearFiguresProps {
  /** Figures of the chart, each with the id of its row in the table. */
  figures: readonly YearFigure[];
  /** Table with the numbers of the chart. */
  table: readonly TableRow[];
  copy: YearCopy;
}

const baseYears = years.slice(0, -1).toReversed();

/**
 * A year in figures: a chart of the differences from a chosen year, drawn from a table; a button switches
 * between the two. Without script, and on paper, both are shown.
 */
export function YearFigures({ figures, table, copy }: YearFiguresProps) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const [base, setBase] = useState<Year>(2024);
  const [status, setStatus] = useState('');
  const changes = changesSince(base, figures, table);
  const showView = (newView: 'chart' | 'table') => {
    setView(newView);
    setStatus(
      newView === 'table' ? copy.tableShownMessage : fillTemplate(copy.chartLabel, { year: base }),
    );
  };
  const changeBase = (year: Year) => {
    setBase(year);
    const worse = changesSince(year, figures, table).filter(({ verdict }) => verdict === 'worse');
    const list = worse.map(({ row }) => row.label).join(', ');
    setStatus(fillTemplate(copy.worseFiguresMessage, { year, count: worse.length, list }));
  };
  return (
    <div className={styles.year} data-view={view}>
      <div className={styles.switches}>
        <fieldset aria-label={copy.viewLabel} className={styles.views}>
          {(['chart', 'table'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={view === each}
              onClick={() => showView(each)}
            >
              {copy.viewNames[each]}
            </button>
          ))}
        </fieldset>
        <fieldset className={styles.bases}>
          <legend>{copy.baseLabel}</legend>
          {baseYears.map((year) => (
            <label key={year}>
              <input
                type="radio"
                name="measured-from"
                value={year}
                checked={base === year}
                onChange={() => changeBase(year)}
              />
              <span>{year}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <YearChart base={base} changes={changes} copy={copy} />
      <YearSheet base={base} table={table} copy={copy} />
      <p role="status" className="sr-only">
        {status}
      </p>
    </div>
  );
}
