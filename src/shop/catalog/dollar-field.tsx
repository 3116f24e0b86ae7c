import { useEffect, useId, useRef } from 'react';

interface DollarFieldProps {
  label: string;
  unit: string;
  value: number | undefined;
  /** Value while no limit is set. */
  usual: number;
  onDollars: (dollars: number | undefined) => void;
}

/** Renders a field for whole dollars, which reports on `change`, not while a number is half typed. */
export function DollarField({ label, unit, value, usual, onDollars }: DollarFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const shown = value === undefined ? '' : String(value);
  const before = useRef('');
  const apply = useRef(onDollars);
  apply.current = onDollars;

  useEffect(() => {
    const input = field.current;
    // Native `change` event: React's fires on every key.
    const changed = () => {
      const dollars = Math.round(input?.valueAsNumber ?? Number.NaN);
      const sound = dollars > 0 && dollars < 10_000;
      if (input && !sound) input.value = '';
      apply.current(sound ? dollars : undefined);
    };
    // Changed before hydration.
    if (input?.value && input !== document.activeElement) changed();
    input?.addEventListener('change', changed);
    return () => input?.removeEventListener('change', changed);
  }, []);

  useEffect(() => {
    // Text typed during hydration is kept.
    if (field.current && shown !== before.current) field.current.value = shown;
    before.current = shown;
  }, [shown]);

  return (
    <div className="dollars">
      <label htmlFor={id}>{label}</label>
      <span className="dollars-box">
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
          placeholder={String(usual)}
          className="quantity-input"
        />
      </span>
    </div>
  );
}
