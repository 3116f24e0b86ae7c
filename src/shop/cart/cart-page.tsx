'use client';

import type { ReactNode } from 'react';
import { cartCount, formatCents, nonEmptyLines } from '../../content/cart.ts';
import { fillTemplate } from '../../content/fill-template.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import { Button } from '../../elements/button/button.tsx';
import { useCart } from '../../stores/use-cart.ts';
import type { CartProducts } from '../order/cart-products.ts';
import { orderSum } from '../order/order-sum.ts';
import { OrderSummary } from '../order/order-summary.tsx';
import { CartLines } from './cart-lines.tsx';
import styles from './cart-page.module.css';
import { CartPreview } from './cart-preview.tsx';
import type { CartCopy } from './copy.ts';
import { useCartChanges } from './use-cart-changes.ts';

interface CartPageProps {
  /** Initial cart of the page. */
  initialCart: readonly CartItem[];
  products: CartProducts;
  links: { productList: string; checkout: string };
  copy: CartCopy;
  /** Breadcrumbs. */
  children?: ReactNode;
}

/** Renders the subtotal before the destination is known. */
function CartSummary({ lines, copy }: { lines: readonly CartItem[]; copy: CartCopy['summary'] }) {
  const count = cartCount(lines);
  const { subtotal, delivery, total } = orderSum(lines, undefined);
  const { one, many } = copy.pieces;
  return (
    <OrderSummary
      heading={copy.heading}
      items={[
        { term: count === 1 ? one : fillTemplate(many, { count }), value: formatCents(subtotal) },
        { term: copy.delivery, value: formatCents(delivery) },
        { term: copy.tax, value: copy.taxLater },
      ]}
      total={{ term: copy.total, value: formatCents(total) }}
      note={copy.note}
    />
  );
}

/** Renders the cart: a preview at one scale, a line for each, and the subtotal. */
export function CartPage({ initialCart, products, links, copy, children }: CartPageProps) {
  const lines = useCart(initialCart);
  const changes = useCartChanges(copy);
  const ordered = nonEmptyLines(lines);
  return (
    <section data-first-screen className={styles.cart}>
      <header className={`lf-container ${styles.head}`}>
        {children}
        <h1 className="text-h1 font-semibold text-balance">{copy.heading}</h1>
        <p className="max-w-[34em] text-lead">{copy.lead}</p>
      </header>
      <CartPreview lines={ordered} products={products} moreTemplate={copy.scale} />
      <div className={`lf-container ${styles.body}`}>
        <div className="min-w-0">
          {lines.length === 0 && (
            <div className={styles.empty}>
              <p className="text-h3 font-semibold">{copy.empty.heading}</p>
              <p className="mt-6 flex flex-wrap gap-3">
                <Button href={links.productList}>{copy.empty.productList}</Button>
                <Button tone="outline" onClick={changes.reset}>
                  {copy.empty.sample}
                </Button>
              </p>
            </div>
          )}
          <CartLines lines={lines} products={products} changes={changes} copy={copy} />
          <p role="status" className={styles.status}>
            {changes.message} {changes.persisted ? '' : copy.notPersisted}
          </p>
          <p className={styles.noScript}>{copy.script}</p>
        </div>
        {ordered.length > 0 && (
          <div className={styles.summary}>
            <CartSummary lines={ordered} copy={copy.summary} />
            <Button href={links.checkout} size="lg" wide>
              {copy.checkout}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
