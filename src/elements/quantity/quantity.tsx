'use client';

import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '../../themes/cn.ts';
import { useNumberField } from '../number-field/use-number-field.ts';
import { defaultMax, nextQuantity } from './next-quantity.ts';
import styles from './quantity.module.css';

interface QuantityProps {
  /** Name of the counted product: “Stools”. */
  label: string;
  /** Hides the label visually, where the text around the field names it. */
  hiddenLabel?: boolean;
  /** Field name in a form. */
  name?: string;
  /** Initial value (uncontrolled). */
  initialQuantity?: number;
  /** Current value (controlled). */
  quantity?: number;
  /** Maximum; 999 by default. */
  max?: number | undefined;
  /** Accessible names of the two buttons. */
  labels: { less: string; more: string };
  /** Called with each new quantity. */
  onChange?: (quantity: number) => void;
  className?: string;
}

const buttonClass = 'grid size-11 cursor-pointer place-items-center rounded-full hover:bg-ink/10';
const limitClass = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-45';

/**
 * Number stepper with plus and minus buttons, from zero to a maximum. The input in the middle is a
 * native number field: it can be typed into, and works by arrow keys and without script.
 *
 * State: `aria-disabled` on a button at its limit.
 */
export function Quantity(props: QuantityProps) {
  const { label, hiddenLabel, name, max = defaultMax, labels, onChange } = props;
  const id = useId();
  const [uncontrolled, setUncontrolled] = useState(props.initialQuantity ?? 0);
  const quantity = props.quantity ?? uncontrolled;
  const input = useRef<HTMLInputElement>(null);
  const setQuantity = (value: number) => {
    setUncontrolled(value);
    onChange?.(value);
  };
  const { readField, showValue, field } = useNumberField({
    value: quantity,
    max,
    clamp: (typed) => nextQuantity(typed, 0, max),
    onChange: setQuantity,
  });
  const changeBy = (step: -1 | 1) => {
    showValue();
    setQuantity(nextQuantity(quantity, step, max));
  };
  // Text may have been typed before hydration, and the next step counts from it.
  const firstRender = useRef({ quantity, readField, showValue });
  useLayoutEffect(() => {
    const { current: initial } = firstRender;
    if (!input.current || input.current.value === `${initial.quantity}`) return;
    initial.readField(input.current);
    if (document.activeElement !== input.current) initial.showValue();
  }, []);
  return (
    <div className={cn('inline-flex items-center gap-4', props.className)}>
      <label htmlFor={id} className={hiddenLabel ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      <div className="inline-flex items-center rounded-full border border-ink/55 bg-surface text-ink">
        <button
          type="button"
          aria-label={`${labels.less}: ${label}`}
          aria-controls={id}
          aria-disabled={quantity === 0}
          className={cn(buttonClass, limitClass)}
          onClick={() => changeBy(-1)}
        >
          <Minus aria-hidden="true" className="size-5" />
        </button>
        <input
          ref={input}
          id={id}
          name={name}
          type="number"
          min={0}
          max={max}
          step={1}
          inputMode="numeric"
          {...field}
          className={`${styles.quantityInput} w-12 bg-transparent py-2 text-center font-semibold tabular-nums`}
        />
        <button
          type="button"
          aria-label={`${labels.more}: ${label}`}
          aria-controls={id}
          aria-disabled={quantity >= max}
          className={cn(buttonClass, limitClass)}
          onClick={() => changeBy(1)}
        >
          <Plus aria-hidden="true" className="size-5" />
        </button>
      </div>
    </div>
  );
}
