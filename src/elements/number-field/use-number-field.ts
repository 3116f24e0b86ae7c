import { type ChangeEvent, type FocusEvent, useRef, useState } from 'react';

interface NumberFieldOptions {
  value: number;
  /** Maximum; larger input is never shown. */
  max: number;
  /** Clamps a typed number to the valid range. */
  clamp: (typed: number) => number;
  onChange: (value: number) => void;
}

/**
 * State of a controlled number field: it shows the keys as typed until it is left, and invalid input
 * (empty, a minus sign alone) changes nothing. A field that is left empty returns to its value on focus.
 */
export function useNumberField({ value, max, clamp, onChange }: NumberFieldOptions) {
  const [typed, setTyped] = useState<string>();
  const entered = useRef(value);
  const read = ({ value: text, valueAsNumber }: HTMLInputElement) => {
    setTyped(valueAsNumber > max ? undefined : text);
    if (Number.isFinite(valueAsNumber)) onChange(clamp(valueAsNumber));
  };
  const leave = (field: HTMLInputElement) => {
    if (typed === undefined) return;
    const left = typed === '' ? entered.current : value;
    if (left !== value) onChange(left);
    setTyped(undefined);
    // React treats 007 in a number field as equal to 7, and leaves it.
    field.value = `${left}`;
  };
  return {
    /** Reads the field, for instance text typed before hydration. */
    read,
    /** Shows the value again, after it was changed from outside. */
    showValue: () => setTyped(undefined),
    field: {
      value: typed ?? value,
      onFocus: () => {
        entered.current = value;
      },
      onChange: (event: ChangeEvent<HTMLInputElement>) => read(event.currentTarget),
      onBlur: (event: FocusEvent<HTMLInputElement>) => leave(event.currentTarget),
    },
  };
}
