import { useEffect, useId, useRef } from 'react';
import styles from './price-range.module.css';

interface DollarFieldProps {
  label: string;
  unit: string;
  value: number | undefined;
  /** Value while no limit is set. */
  placeholderValue: number;
  onDollars: (dollars: number | undefined) => void;
}

/** Renders a field for whole dollars, which reports on `change`, not while a number is half typed. */
export function DollarField({ label, unit, value, placeholderValue, onDollars }: DollarFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const text = value === undefined ? '' : String(value);
  const previousText = useRef('');
  const latestOnDollars = useRef(onDollars);
  latestOnDollars.current = onDollars;

  useEffect(() => {
    const input = field.current;
    // Native `change` event: React's fires on every key.
    const onChange = () => {
      const dollars = Math.round(input?.valueAsNumber ?? Number.NaN);
      const isValid = dollars > 0 && dollars < 10_000;
      if (input && !isValid) input.value = '';
      latestOnDollars.current(isValid ? dollars : undefined);
    };
    // Changed before hydration.
    if (input?.value && input !== document.activeElement) onChange();
    input?.addEventListener('change', onChange);
    return () => input?.removeEventListener('change', onChange);
  }, []);

  useEffect(() => {
    // Text typed during hydration is kept.
    if (field.current && text !== previousText.current) field.current.value = text;
    previousText.current = text;
  }, [text]);

  return (
    <div className={styles.dollars}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.dollarsBox}>
        <span aria-hidden="true">{unit}</span>
        <input
          ref={field}
          id={id}
          type="number"
          min={1}
          max={9999}
          step={1}
          inputMode="numeric"
          autoComplete="off"
          placeholder={String(placeholderValue)}
        />
      </span>
    </div>
  );
}
