'use client';

import { useStore } from '@nanostores/react';
import { cartCount, cartSubtotalCents, formatCents, nonEmptyLines } from '../../content/cart.ts';
import { fillTemplate } from '../../content/fill-template.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import { buttonVariants } from '../../elements/button/button.tsx';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { useCart } from '../../stores/use-cart.ts';
import { $announcement } from './announcement.ts';
import styles from './cart-sidebar.module.css';
import priceListStyles from './price-list.module.css';

interface CartSidebarProps {
  /** Initial cart of the page. */
  initialCart: readonly CartItem[];
  texts: {
    subtotal: string;
    viewCart: { title: string; link: string };
    checkout: { title: string; link: string };
  };
  copy: { heading: string; pieces: { one: string; many: string }; empty: string };
}

/**
 * Renders the cart beside the list: lines and sum; on phones one line. Announces the result of
 * adding.
 */
export function CartSidebar({ initialCart, texts, copy }: CartSidebarProps) {
  const message = useStore($announcement);
  // A row may have announced something before this island hydrated.
  const hydrated = useHydrated();
  const lines = nonEmptyLines(useCart(initialCart));
  const count = cartCount(lines);
  const { one, many } = copy.pieces;
  return (
    <section aria-label={texts.viewCart.title} className={styles.section}>
      <h2 className={`${priceListStyles.columnLabel} ${styles.heading}`}>{copy.heading}</h2>
      <ul className={styles.lines}>
        {lines.map(({ id, title, quantity, priceCents, link }) => (
          <li key={id}>
            <span>{quantity} ×</span>
            <a href={link}>{title}</a>
            <span>{formatCents(priceCents * quantity)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <span className={styles.label}>{texts.subtotal}</span>
        <span className={styles.count}>
          {count === 0 ? copy.empty : fillTemplate(count === 1 ? one : many, { count })}
        </span>
        <span data-running-sum>{formatCents(cartSubtotalCents(lines))}</span>
      </p>
      <p className={styles.actions}>
        <a href={texts.viewCart.link} className={buttonVariants({ tone: 'outline', size: 'sm' })}>
          {texts.viewCart.title}
        </a>
        <a href={texts.checkout.link} className={buttonVariants({ tone: 'solid', size: 'sm' })}>
          {texts.checkout.title}
        </a>
      </p>
      <p role="status" className={styles.status}>
        {hydrated && message}
      </p>
    </section>
  );
}
