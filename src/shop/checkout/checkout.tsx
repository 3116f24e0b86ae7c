'use client';

import { type ReactNode, useState } from 'react';
import { nonEmptyLines } from '../../content/cart.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import { Button } from '../../elements/button/button.tsx';
import { useCart } from '../../stores/use-cart.ts';
import styles from './checkout.module.css';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import type { CheckoutCopy } from './copy.ts';
import { NoOrder } from './no-order.tsx';
import { useHashMatch } from './use-hash-match.ts';

interface CheckoutProps {
  /** Initial cart of the page. */
  initialCart: readonly CartItem[];
  productList: { title: string; link: string };
  copy: CheckoutCopy;
  /** Breadcrumbs. */
  children?: ReactNode;
}

/** Hash of the last step. */
const doneHash = 'no-order';

/**
 * Renders a one-page checkout: contact, address, summary. It validates like a real one, and ends
 * with the message that nothing was ordered.
 */
export function Checkout({ initialCart, productList, copy, children }: CheckoutProps) {
  const lines = nonEmptyLines(useCart(initialCart));
  /** US state of the address, which decides the sales tax. */
  const [state, setState] = useState('');
  // The hash alone does not prove that the form was filled in.
  const [isFilledIn, setIsFilledIn] = useState(false);
  const isDone = useHashMatch(doneHash) && isFilledIn;
  const summary = <CheckoutSummary lines={lines} state={state} copy={copy.summary} />;
  if (isDone)
    return (
      <section data-first-screen>
        <NoOrder copy={copy.done} productList={productList}>
          {summary}
        </NoOrder>
      </section>
    );
  return (
    <section data-first-screen>
      <header className={`lf-container ${styles.head}`}>
        {children}
        <h1 className="text-h1 font-semibold text-balance">{copy.heading}</h1>
        <p className="max-w-[34em] text-lead">{copy.lead}</p>
      </header>
      {lines.length === 0 ? (
        <div className="lf-container pb-24">
          <h2 className="text-h3 font-semibold">{copy.empty.heading}</h2>
          <p className="mt-3 mb-6">{copy.empty.content}</p>
          <Button href={productList.link}>{productList.title}</Button>
        </div>
      ) : (
        <div className={`lf-container ${styles.body}`}>
          <CheckoutForm
            copy={copy}
            onState={setState}
            onDone={() => {
              setIsFilledIn(true);
              location.hash = doneHash;
            }}
          />
          <div className={styles.summary}>
            {summary}
            <a href={copy.back.link} className={styles.back}>
              {copy.back.title}
            </a>
          </div>
        </div>
      )}
    </section>
  );
}
