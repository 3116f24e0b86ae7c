'use client';
import { useEffect, useRef, useState } from 'react';
import { cartSubtotalCents, cartTexts, formatCents } from '../../content/cart.ts';
import { fillTemplate } from '../../content/fill-template.ts';
import { addToCart } from '../../stores/cart.ts';
import { cartLine } from './cart-line.ts';
import type { Good } from './goods.ts';
import { passageOf, sayDay, todayAt } from './tower-days.ts';

/** Fields of a product that the cart needs. */
type CartGood = Pick<Good, 'id' | 'slug' | 'title' | 'img' | 'priceCents' | 'sizes' | 'left'> & {
  nights: number;
};

interface LookbookCartProps {
  goods: readonly CartGood[];
  /** Name of the radio buttons. */
  sizeField: string;
  /** `{name}`, `{down}`, `{mailed}`, `{sum}`. */
  added: string;
  /** `{name}`. */
  full: string;
  lost: string;
}

/** Adds the product of a submitted form to the cart, and prints when it will be taken down and mailed. */
export function LookbookCart({ goods, sizeField, added, full, lost }: LookbookCartProps) {
  const rootRef = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const section = rootRef.current?.closest('section');
    if (!section) return;
    const controller = new AbortController();
    section.addEventListener(
      'submit',
      (event) => {
        const form = event.target as HTMLFormElement;
        const good = goods.find(({ slug }) => slug === form.dataset['look']);
        if (!good) return;
        event.preventDefault();
        const size = `${new FormData(form).get(sizeField) ?? ''}`;
        const piece = cartLine(good, size);
        const change = addToCart({ ...piece, quantity: 1 }, good.left);
        const { down, mailed } = passageOf(todayAt(new Date()), good.nights);
        const text = fillTemplate(change.added === 0 ? full : added, {
          name: piece.title,
          down: sayDay(down),
          mailed: sayDay(mailed),
          sum: formatCents(cartSubtotalCents(change.lines)),
        });
        setSaid(change.persisted ? text : `${text} ${lost}`);
      },
      { signal: controller.signal },
    );
    // Labels the buttons “add to cart”, which they do from now on.
    section.dataset['ready'] = '';
    return () => controller.abort();
  }, [goods, sizeField, added, full, lost]);
  return (
    <p ref={rootRef} role="status" className="dangles-said">
      {said && (
        <>
          {said} <a href={cartTexts.viewCart.link}>{cartTexts.viewCart.title}</a>
        </>
      )}
    </p>
  );
}
