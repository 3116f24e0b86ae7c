'use client';
import { useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { useDebouncedAnnouncement } from '../../elements/live-region/use-debounced-announcement.ts';
import type { CalculatorCopy } from './calculator-copy.ts';
import { CalculatorField } from './calculator-field.tsx';
import { growth, type YearEnd } from './growth.ts';
import { GrowthBeside } from './growth-beside.tsx';
import styles from './growth-calculator.module.css';
import { GrowthChart } from './growth-chart.tsx';
import { GrowthTable } from './growth-table.tsx';
import { dollars } from './money.ts';
import { clampToLimits, limits, type PlanField, type PlanValues, planOf } from './plan-fields.ts';

interface GrowthCalculatorProps {
  /** Initial values of the fields; rates in percent. */
  start: PlanValues;
  copy: CalculatorCopy;
}

const fieldOrder: readonly PlanField[] = ['monthly', 'years', 'start', 'rate', 'fee'];

/** Returns the result of a plan, in sentences. */
function resultTexts({ years, monthly }: PlanValues, end: YearEnd, copy: CalculatorCopy) {
  const feesPaid = end.feeless - end.balance;
  const months = monthly > 0 ? Math.round(feesPaid / monthly) : 0;
  const values = {
    years,
    paid: dollars(end.paid),
    balance: dollars(end.balance),
    feesPaid: dollars(feesPaid),
    months: months.toLocaleString('en-US'),
  };
  return {
    result: fillTemplate(copy.result, values),
    feesPaid: fillTemplate(months > 0 ? copy.feeText : copy.feeTextWithoutMonths, values),
    chart: fillTemplate(copy.chartLabel, values),
  };
}

/**
 * Savings calculator: payment, years, initial sum, return and fee. The years are a slider
 * along the axis of the chart; the result is beside the curve and in a table.
 */
export function GrowthCalculator({ start, copy }: GrowthCalculatorProps) {
  const [values, setValues] = useState(start);
  const [chosen, setChosen] = useState<number>();
  const ends = growth(planOf(values));
  const end = ends.at(-1) as YearEnd;
  const year = Math.min(chosen ?? values.years, values.years);
  const selectedYearEnd = ends[year] ?? end;
  // Leaves space above the curve; the minimum avoids a division by zero.
  const top = Math.max(end.feeless, end.paid, 1) * 1.06;
  const status = resultTexts(values, end, copy);
  const announced = useDebouncedAnnouncement(
    `${status.result} ${dollars(end.balance)}. ${status.feesPaid}`,
    700,
  );
  const setField = (field: PlanField, value: number) =>
    setValues((before) => ({ ...before, [field]: value }));
  const yearValue = fillTemplate(copy.yearValue, {
    year,
    paid: dollars(selectedYearEnd.paid),
    balance: dollars(selectedYearEnd.balance),
    feesPaid: dollars(selectedYearEnd.feeless - selectedYearEnd.balance),
  });

  return (
    <div className={styles.calculator}>
      <fieldset className={styles.fields}>
        <legend className="sr-only">{copy.legend}</legend>
        {fieldOrder.map((field) => (
          <CalculatorField
            key={field}
            {...copy.fields[field]}
            sliderLabel={copy.sliderLabel}
            limits={limits[field]}
            value={values[field]}
            clamp={(typed) => clampToLimits(field, typed)}
            onChange={(value) => setField(field, value)}
          />
        ))}
        <p className={styles.fees}>
          <span>{copy.feesLabel}</span>
          {copy.fees.map(({ title, fee }) => (
            <button
              key={fee}
              type="button"
              aria-pressed={values.fee === fee}
              onClick={() => setField('fee', fee)}
            >
              {title}
            </button>
          ))}
        </p>
      </fieldset>
      <div className={styles.result}>
        <p className={styles.sum}>
          <span>{status.result}</span>
          <strong className="font-display">{dollars(end.balance)}</strong>
        </p>
        <p className={styles.feesPaid}>{status.feesPaid}</p>
        <div className={styles.board}>
          <GrowthChart ends={ends} top={top} year={year} label={status.chart} />
          <GrowthBeside end={end} top={top} copy={copy.lineLabels} />
        </div>
        <label className={styles.year}>
          <span className="sr-only">{copy.yearLabel}</span>
          <input
            type="range"
            min={0}
            max={values.years}
            step={1}
            value={year}
            aria-valuetext={yearValue}
            onChange={(event) => setChosen(event.currentTarget.valueAsNumber)}
          />
        </label>
        <p className={`${styles.ticks} text-caption text-muted`} aria-hidden="true">
          {copy.ticks.map((tick) => (
            <span key={tick}>
              {fillTemplate(tick, { half: values.years / 2, years: values.years })}
            </span>
          ))}
        </p>
        <p className={`${styles.chosenYear} text-caption tabular-nums`}>
          {chosen === undefined ? copy.yearHint : yearValue}
        </p>
        <GrowthTable ends={ends} copy={copy.table} />
        <p role="status" className="sr-only">
          {announced}
        </p>
      </div>
    </div>
  );
}
