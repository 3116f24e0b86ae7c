'use client';
import { type CSSProperties, useId, useState } from 'react';
import type { FieldLimits } from './plan-fields.ts';

interface CalculatorFieldProps {
  label: string;
  unit: 'dollars' | 'years' | 'percent';
  /** Name of the slider, after the label: “slider”. */
  slider: string;
  limits: FieldLimits;
  value: number;
  onChange: (value: number) => void;
}

const spoken = { dollars: 'dollars', years: 'years', percent: 'percent' } as const;

/** One figure of a plan: typed, or moved by a slider. Both are native, and so are their keys. */
export function CalculatorField(props: CalculatorFieldProps) {
  const { label, unit, slider, limits, value, onChange } = props;
  const id = useId();
  // While somebody types, the field says what was typed, and not what it comes to.
  const [typed, setTyped] = useState<string>();
  return (
    <div className="calculator-field">
      <label htmlFor={id}>{label}</label>
      <span className="calculator-value font-display" data-unit={unit}>
        <input
          id={id}
          type="number"
          inputMode="decimal"
          {...limits}
          step={unit === 'years' ? 1 : 'any'}
          value={typed ?? value}
          aria-describedby={`${id}-unit`}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            onChange(event.currentTarget.valueAsNumber);
          }}
          onBlur={() => setTyped(undefined)}
        />
        <span id={`${id}-unit`} className="calculator-unit">
          {spoken[unit]}
        </span>
      </span>
      <input
        type="range"
        {...limits}
        value={value}
        aria-label={`${label}, ${slider}`}
        aria-valuetext={`${value.toLocaleString('en-US')} ${spoken[unit]}`}
        style={{ '--part': (value - limits.min) / (limits.max - limits.min) } as CSSProperties}
        onChange={(event) => {
          setTyped(undefined);
          onChange(event.currentTarget.valueAsNumber);
        }}
      />
    </div>
  );
}
