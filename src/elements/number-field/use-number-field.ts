import { type ChangeEvent, type FocusEvent, useRef, useState } from 'react';

interface NumberFieldOptions {
  value: number;
  /** The most that it can be: more than that is never shown. */
  max: number;
  /** Brings a typed number within its limits. */
  sound: (typed: number) => number;
  onChange: (value: number) => void;
}

/**
 * State of a controlled number field, in which what is typed is what is meant: the field shows the keys
 * that were pressed until it is left, and what is no number (empty, a sign alone) changes nothing. A
 * field that is left empty shows what it was when it was entered.
 */
export function useNumberField({ value, max, sound, onChange }: NumberFieldOptions) {
  const [typed, setTyped] = useState<string>();
  const entered = useRef(value);
  const read = ({ value: text, valueAsNumber }: HTMLInputElement) => {
    setTyped(valueAsNumber > max ? undefined : text);
    if (Number.isFinite(valueAsNumber)) onChange(sound(valueAsNumber));
  };
  const leave = (field: HTMLInputElement) => {
    if (typed === undefined) return;
    const left = typed === '' ? entered.current : value;
    if (left !== value) onChange(left);
    setTyped(undefined);
    // React takes 007 in a number field for 7, and lets it stand.
    field.value = `${left}`;
  };
  return {
    /** Reads what stands in the field, typed before React was there for instance. */
    read,
    /** Shows the value again, after something else has changed it. */
    forget: () => setTyped(undefined),
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
