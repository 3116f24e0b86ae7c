'use client';

import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '../../looks/cn.ts';
import { nextQuantity } from './next-quantity.ts';
import './quantity.css';

interface QuantityProps {
  /** What is counted: “Stools”. */
  label: string;
  /** For screen readers alone, where the field stands in a line that says it. */
  hiddenLabel?: boolean;
  /** Name in a form. */
  name?: string;
  /** How many at the start. */
  start?: number;
  /** How many there are, where somebody else keeps the number. */
  quantity?: number;
  /** Names of the two buttons. */
  words: { less: string; more: string };
  onChange?: (quantity: number) => void;
  className?: string;
}

const round = 'grid size-11 cursor-pointer place-items-center rounded-full hover:bg-ink/10';

/**
 * How many: plus adds one, minus takes one, never below zero. The field in the middle is a number
 * field, so that it can be typed into, and works by arrow keys and without script.
 */
export function Quantity(props: QuantityProps) {
  const { label, hiddenLabel, name, start = 0, words, onChange, className } = props;
  const id = useId();
  const [own, setOwn] = useState(start);
  const quantity = props.quantity ?? own;
  const input = useRef<HTMLInputElement>(null);
  const set = (value: number) => {
    setOwn(value);
    onChange?.(value);
  };
  // Somebody may have typed before this part woke up, and what they press next counts on it.
  const woken = useRef({ quantity, set });
  useLayoutEffect(() => {
    const drawn = woken.current;
    const typed = nextQuantity(input.current?.valueAsNumber ?? drawn.quantity, 0);
    if (typed !== drawn.quantity) drawn.set(typed);
  }, []);
  return (
    <div className={cn('inline-flex items-center gap-4', className)}>
      <label htmlFor={id} className={hiddenLabel ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      <div className="inline-flex items-center rounded-full border border-ink/55 bg-surface text-ink">
        <button
          type="button"
          aria-label={`${words.less}: ${label}`}
          aria-controls={id}
          aria-disabled={quantity === 0}
          className={cn(round, 'aria-disabled:cursor-not-allowed aria-disabled:opacity-45')}
          onClick={() => set(nextQuantity(quantity, -1))}
        >
          <Minus aria-hidden="true" className="size-5" />
        </button>
        <input
          ref={input}
          id={id}
          name={name}
          type="number"
          min={0}
          step={1}
          inputMode="numeric"
          value={quantity}
          onChange={(event) => set(nextQuantity(event.currentTarget.valueAsNumber, 0))}
          className="quantity-input w-12 bg-transparent py-2 text-center font-semibold tabular-nums"
        />
        <button
          type="button"
          aria-label={`${words.more}: ${label}`}
          aria-controls={id}
          className={round}
          onClick={() => set(nextQuantity(quantity, 1))}
        >
          <Plus aria-hidden="true" className="size-5" />
        </button>
      </div>
    </div>
  );
}
