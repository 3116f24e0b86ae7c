'use client';
import { type CSSProperties, useId } from 'react';
import { useNumberField } from '../../elements/number-field/use-number-field.ts';
import styles from './growth-calculator.module.css';
import type { FieldLimits } from './plan-fields.ts';

interface CalculatorFieldProps {
  label: string;
  unit: 'dollars' | 'years' | 'percent';
  /** Ends the accessible name of the slider, after the label: “slider”. */
  sliderLabel: string;
  limits: FieldLimits;
  value: number;
  /** Clamps a typed number to the limits. */
  clamp: (typed: number) => number;
  onChange: (value: number) => void;
}

/**
 * Value of a savings plan, as a native number input and a native slider.
 *
 * @internal
 */
export function CalculatorField(props: CalculatorFieldProps) {
  const { label, unit, sliderLabel, limits, value, clamp, onChange } = props;
  const id = useId();
  const { showValue, field } = useNumberField({ value, max: limits.max, clamp, onChange });
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={`${styles.value} font-display`}>
        <input
          id={id}
          type="number"
          inputMode="decimal"
          {...limits}
          step={unit === 'years' ? 1 : 'any'}
          {...field}
          aria-describedby={`${id}-unit`}
        />
        <span id={`${id}-unit`} className={styles.unit}>
          {unit}
        </span>
      </span>
      <input
        type="range"
        {...limits}
        value={value}
        aria-label={`${label}, ${sliderLabel}`}
        aria-valuetext={`${value.toLocaleString('en-US')} ${unit}`}
        style={{ '--filled': (value - limits.min) / (limits.max - limits.min) } as CSSProperties}
        onChange={(event) => {
          showValue();
          onChange(event.currentTarget.valueAsNumber);
        }}
      />
    </div>
  );
}
