'use client';
import { useEffect, useRef, useState } from 'react';
import { cartSubtotalCents, cartTexts, formatCents } from '../../content/cart.ts';
import { fillTemplate } from '../../content/fill-template.ts';
import { addToCart } from '../../stores/cart.ts';
import { cartLine } from './cart-line.ts';
import styles from './gallery-lookbook.module.css';
import type { Good } from './goods.ts';
import { formatDay, orderDates, todayAt } from './tower-days.ts';

/** Fields of a product that the cart needs. */
type CartGood = Pick<Good, 'id' | 'slug' | 'title' | 'img' | 'priceCents' | 'sizes' | 'stock'> & {
  nights: number;
};

interface LookbookCartProps {
  goods: readonly CartGood[];
  /** Name of the radio buttons. */
  sizeField: string;
  /** Status after the product was added; with `{name}`, `{down}`, `{mailed}`, `{sum}`. */
  addedText: string;
  /** Status if no more of the product is in stock; with `{name}`. */
  soldOutText: string;
  /** Addition for browsers that cannot store the cart. */
  notStoredText: string;
}

/** Adds the product of a submitted form to the cart, and announces when it will be mailed. */
export function LookbookCart({
  goods,
  sizeField,
  addedText,
  soldOutText,
  notStoredText,
}: LookbookCartProps) {
  const rootRef = useRef<HTMLParagraphElement>(null);
  const [status, setStatus] = useState('');
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
        const line = cartLine(good, size);
        const change = addToCart({ ...line, quantity: 1 }, good.stock);
        const { takenDownOn, mailedOn } = orderDates(todayAt(new Date()), good.nights);
        const text = fillTemplate(change.added === 0 ? soldOutText : addedText, {
          name: line.title,
          down: formatDay(takenDownOn),
          mailed: formatDay(mailedOn),
          sum: formatCents(cartSubtotalCents(change.lines)),
        });
        setStatus(change.persisted ? text : `${text} ${notStoredText}`);
      },
      { signal: controller.signal },
    );
    // Labels the buttons “add to cart”, which they do from now on.
    section.dataset['ready'] = '';
    return () => controller.abort();
  }, [goods, sizeField, addedText, soldOutText, notStoredText]);
  return (
    <p ref={rootRef} role="status" className={styles.status}>
      {status && (
        <>
          {status} <a href={cartTexts.viewCart.link}>{cartTexts.viewCart.title}</a>
        </>
      )}
    </p>
  );
}
