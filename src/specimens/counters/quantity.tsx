'use client';

import { useState } from 'react';
import { Quantity } from '../../elements/quantity/quantity.tsx';

const words = { less: 'One less', more: 'One more' };
const prices = { stool: 140, lamp: 95 };

/** Numbers that a visitor counts: plus adds one, minus never goes below zero. */
export function CounterQuantity() {
  const [stools, setStools] = useState(2);
  const [lamps, setLamps] = useState(0);
  const total = stools * prices.stool + lamps * prices.lamp;
  return (
    <div className="grid gap-8 md:grid-cols-[auto_1fr] md:items-center md:gap-20">
      <div className="grid gap-4 *:justify-between">
        <Quantity label="Oak stools" name="stools" start={2} words={words} onChange={setStools} />
        <Quantity label="Desk lamps" name="lamps" words={words} onChange={setLamps} />
      </div>
      <p role="status" className="text-muted">
        Together{' '}
        <strong className="block font-display text-h2 font-bold text-ink tabular-nums">
          ${total.toLocaleString('en-US')}
        </strong>
      </p>
    </div>
  );
}
