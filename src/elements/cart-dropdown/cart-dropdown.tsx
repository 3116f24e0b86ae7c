'use client';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useLayoutEffect, useRef } from 'react';
import { cartCount, cartSubtotalCents, formatCents, nonEmptyLines } from '../../content/cart.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import { useCart } from '../../stores/use-cart.ts';
import { buttonVariants } from '../button/button.tsx';
import { Dropdown } from '../dropdown/dropdown.tsx';

/** Texts and links of the cart dropdown. */
export interface CartTexts {
  /** Accessible name of the button, before the count. */
  label: string;
  /** Label of the subtotal. */
  subtotal: string;
  /** Shown when the cart is empty. */
  empty: string;
  /** Link to the cart page. */
  viewCart: { title: string; link: string };
  /** Link to the checkout. */
  checkout: { title: string; link: string };
}

interface Props {
  /** Items in the cart before the stored cart is read. */
  items: readonly CartItem[];
  /** Texts and links. */
  texts: CartTexts;
  /** SVG path of an icon in place of the shopping bag: strokes on a 24 by 24 view box. */
  iconPath?: string | undefined;
}

function CartLine({ item }: { item: CartItem }) {
  return (
    <li className="flex items-center gap-4 py-4">
      <img
        // Smallest encoded width.
        src={`/media/${item.img}-480.avif`}
        alt=""
        width={480}
        height={480}
        loading="lazy"
        className="size-16 shrink-0 rounded-lg object-cover"
      />
      <p className="min-w-0 grow leading-snug">
        <a href={item.link} className="font-medium hover:underline">
          {item.title}
        </a>
        <span className="block text-note text-muted tabular-nums">
          {`${item.quantity} × ${formatCents(item.priceCents)}`}
        </span>
      </p>
    </li>
  );
}

/** Icon of the cart, a shopping bag by default, in the stroke width of the other header icons. */
function CartIcon({ path }: { path: string | undefined }) {
  if (!path) return <ShoppingBag aria-hidden="true" className="size-5.5" />;
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5.5 fill-none stroke-current stroke-[1.75]"
    >
      <path d={path} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}

/** Count as the badge shows it, at most `99+`; same format as in cart-count.inline.ts. */
const badgeText = (count: number) => (count > 99 ? '99+' : `${count}`);

/**
 * Shopping cart of the header: a badge with the count, and a panel with items, subtotal and two links.
 *
 * Attributes: `data-cart-count` on the badge and `data-cart-subtotal` on the sum, which the page's
 * inline script fills from the stored cart before hydration.
 */
export function CartDropdown({ items, texts, iconPath }: Props) {
  const lines = nonEmptyLines(useCart(items));
  const count = cartCount(lines);
  const label = `${texts.label}, ${count}`;
  const badge = useRef<HTMLSpanElement>(null);
  // React compares with the number of its first render, not with the one that the inline script has put
  // in, and would write nothing where the cart returns to the former.
  useLayoutEffect(() => {
    if (!badge.current) return;
    badge.current.textContent = badgeText(count);
    badge.current.closest('button')?.setAttribute('aria-label', label);
  }, [count, label]);
  return (
    <Dropdown
      id="cart-panel"
      align="end"
      width="23rem"
      label={label}
      triggerClassName="lf-header-action relative grid size-12 cursor-pointer place-items-center rounded-full"
      trigger={
        <>
          <CartIcon path={iconPath} />
          <span
            ref={badge}
            aria-hidden="true"
            data-cart-count
            // The inline script may have put in the stored count before hydration.
            suppressHydrationWarning
            className="absolute end-1 top-1.5 grid h-4.5 min-w-4.5 place-items-center px-1 rounded-full bg-(--badge,var(--ink)) text-[0.6875rem] font-semibold leading-none text-(--on-badge,var(--paper))"
          >
            {badgeText(count)}
          </span>
        </>
      }
    >
      <div className="px-5 pb-5 pt-1">
        {lines.length > 0 ? (
          <ul className="divide-y divide-line">
            {lines.map((item) => (
              <CartLine key={item.id} item={item} />
            ))}
          </ul>
        ) : (
          <p className="py-4">{texts.empty}</p>
        )}
        <p className="flex justify-between border-t border-ink pt-4 font-semibold tabular-nums">
          <span>{texts.subtotal}</span>
          <span data-cart-subtotal>{formatCents(cartSubtotalCents(lines))}</span>
        </p>
        <p className="mt-4 grid grid-cols-2 gap-3">
          <a href={texts.viewCart.link} className={buttonVariants({ tone: 'outline', size: 'sm' })}>
            {texts.viewCart.title}
          </a>
          <a href={texts.checkout.link} className={buttonVariants({ tone: 'ink', size: 'sm' })}>
            {texts.checkout.title}
          </a>
        </p>
      </div>
    </Dropdown>
  );
}
