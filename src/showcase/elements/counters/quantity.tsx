'use client';

import { useState } from 'react';
import { Quantity } from '../../../elements/quantity/quantity.tsx';

const words = { less: 'One less', more: 'One more' };
const things = [
  { label: 'Oak stools', name: 'stools', price: 140, start: 2, img: 'stools-tomato' },
  { label: 'Desk lamps', name: 'lamps', price: 95, start: 0, img: 'lamp-butter' },
] as const;

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** Quantity fields in a list of products, with the total price. */
export function CounterQuantity() {
  const [counts, setCounts] = useState<number[]>(things.map(({ start }) => start));
  const sums = things.map(({ price }, index) => price * (counts[index] ?? 0));
  const total = sums.reduce((sum, part) => sum + part, 0);
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_18rem] lg:gap-16">
      <ul className="border-ink/20 border-y">
        {things.map(({ label, name, price, start, img }, index) => (
          <li
            key={name}
            className="grid grid-cols-[4rem_1fr] items-center gap-x-4 border-ink/20 py-4 not-first:border-t sm:grid-cols-[5.5rem_1fr] sm:gap-x-6"
          >
            <img
              src={`/media/${img}-480.avif`}
              alt=""
              width="480"
              height="480"
              loading="lazy"
              className="row-span-2 aspect-square rounded-lg object-cover"
            />
            <Quantity
              label={label}
              name={name}
              initialQuantity={start}
              labels={words}
              className="flex flex-wrap justify-between gap-y-1"
              onChange={(count) =>
                setCounts((all) => all.map((each, i) => (i === index ? count : each)))
              }
            />
            <p className="flex justify-between text-caption text-muted tabular-nums">
              {dollars(price)} each
              <span className={sums[index] ? 'font-semibold text-ink' : undefined}>
                {dollars(sums[index] ?? 0)}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p
        role="status"
        className="flex items-baseline justify-between gap-4 self-end lg:grid lg:gap-2 lg:pb-4"
      >
        <span className="text-muted">Together, delivered</span>
        <strong className="font-display text-h2 leading-none font-bold tabular-nums lg:text-h1">
          {dollars(total)}
        </strong>
      </p>
    </div>
  );
}
