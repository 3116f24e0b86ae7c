'use client';

import type { ReactNode } from 'react';
import { cartCount, formatCents, nonEmptyLines } from '../../content/cart.ts';
import { filled } from '../../content/filled.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import { Button } from '../../elements/button/button.tsx';
import { useCart } from '../../stores/use-cart.ts';
import type { CartProducts } from '../order/cart-products.ts';
import { orderSum } from '../order/order-sum.ts';
import { Receipt } from '../order/receipt.tsx';
import { CartBoard } from './cart-board.tsx';
import { CartLines } from './cart-lines.tsx';
import type { CartCopy } from './copy.ts';
import { useCartChanges } from './use-cart-changes.ts';
import './cart-stage.css';

interface CartStageProps {
  /** Initial cart of the page. */
  start: readonly CartItem[];
  pieces: CartProducts;
  links: { shelf: string; checkout: string };
  words: CartCopy;
  /** Breadcrumbs. */
  children?: ReactNode;
}

/** Renders the subtotal before the destination is known. */
function CartReceipt({ lines, words }: { lines: readonly CartItem[]; words: CartCopy['slip'] }) {
  const count = cartCount(lines);
  const { subtotal, delivery, total } = orderSum(lines, undefined);
  const { one, many } = words.pieces;
  return (
    <Receipt
      heading={words.heading}
      items={[
        { term: count === 1 ? one : filled(many, { count }), value: formatCents(subtotal) },
        { term: words.delivery, value: formatCents(delivery) },
        { term: words.tax, value: words.taxLater },
      ]}
      total={{ term: words.total, value: formatCents(total) }}
      note={words.note}
    />
  );
}

/** Renders the cart: contents on one board, a line for each, and the subtotal. */
export function CartStage({ start, pieces, links, words, children }: CartStageProps) {
  const lines = useCart(start);
  const changes = useCartChanges(words);
  const ordered = nonEmptyLines(lines);
  return (
    <section data-first-screen className="cart">
      <header className="container cart-head">
        {children}
        <h1 className="text-h1 font-semibold text-balance">{words.heading}</h1>
        <p className="max-w-[34em] text-lead">{words.lead}</p>
      </header>
      <CartBoard lines={ordered} pieces={pieces} more={words.scale} />
      <div className="container cart-body">
        <div className="min-w-0">
          {lines.length === 0 && (
            <div className="cart-empty">
              <p className="text-h3 font-semibold">{words.empty.heading}</p>
              <p className="mt-6 flex flex-wrap gap-3">
                <Button href={links.shelf}>{words.empty.shelf}</Button>
                <Button tone="outline" onClick={changes.startAnew}>
                  {words.empty.sample}
                </Button>
              </p>
            </div>
          )}
          <CartLines lines={lines} pieces={pieces} changes={changes} words={words} />
          <p role="status" className="cart-said">
            {changes.said} {changes.kept ? '' : words.lost}
          </p>
          <p className="cart-no-script">{words.script}</p>
        </div>
        {ordered.length > 0 && (
          <div className="cart-till">
            <CartReceipt lines={ordered} words={words.slip} />
            <Button href={links.checkout} size="lg" wide>
              {words.checkout}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
