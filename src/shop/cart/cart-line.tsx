import { formatCents } from '../../content/cart.ts';
import { fillTemplate } from '../../content/fill-template.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import { Quantity } from '../../elements/quantity/quantity.tsx';
import styles from './cart-page.module.css';
import type { CartCopy } from './copy.ts';

interface CartLineProps {
  line: CartItem;
  /** Name of its picture. */
  img: string;
  /** Largest quantity available. */
  maxQuantity: number | undefined;
  copy: CartCopy;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** Renders a line of the cart: product, quantity, price, and a remove button. */
export function CartLine({ line, img, maxQuantity, copy, onQuantity, onRemove }: CartLineProps) {
  const { title, link, priceCents, quantity } = line;
  const nameValues = { name: title };
  return (
    <li className={styles.line} data-empty={quantity === 0 || undefined}>
      <img
        src={`/media/${img}-480.avif`}
        alt=""
        width={480}
        height={480}
        className={styles.thumb}
      />
      <div className="min-w-0">
        <a href={link} className="font-semibold hover:underline">
          {title}
        </a>
        <p className="text-note text-muted tabular-nums">
          {quantity === 0 ? copy.none : fillTemplate(copy.each, { price: formatCents(priceCents) })}
        </p>
      </div>
      <Quantity
        hiddenLabel
        label={fillTemplate(copy.quantity, nameValues)}
        quantity={quantity}
        max={maxQuantity}
        labels={{ less: copy.less, more: copy.more }}
        onChange={onQuantity}
        className={styles.quantity}
      />
      <p className={styles.price}>{formatCents(priceCents * quantity)}</p>
      <button
        type="button"
        className={styles.remove}
        aria-label={fillTemplate(copy.removeNamed, nameValues)}
        onClick={onRemove}
      >
        {copy.remove}
      </button>
    </li>
  );
}
