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
  const [typedText, setTypedText] = useState<string>();
  const valueOnFocus = useRef(value);
  const readField = ({ value: text, valueAsNumber }: HTMLInputElement) => {
    setTypedText(valueAsNumber > max ? undefined : text);
    if (Number.isFinite(valueAsNumber)) onChange(clamp(valueAsNumber));
  };
  const commit = (field: HTMLInputElement) => {
    if (typedText === undefined) return;
    const finalValue = typedText === '' ? valueOnFocus.current : value;
    if (finalValue !== value) onChange(finalValue);
    setTypedText(undefined);
    // React treats 007 in a number field as equal to 7, and leaves it.
    field.value = `${finalValue}`;
  };
  return {
    /** Reads the field, for instance text typed before hydration. */
    readField,
    /** Shows the value again, after it was changed from outside. */
    showValue: () => setTypedText(undefined),
    field: {
      value: typedText ?? value,
      onFocus: () => {
        valueOnFocus.current = value;
      },
      onChange: (event: ChangeEvent<HTMLInputElement>) => readField(event.currentTarget),
      onBlur: (event: FocusEvent<HTMLInputElement>) => commit(event.currentTarget),
    },
  };
}
