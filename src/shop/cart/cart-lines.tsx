import { useEffect, useRef } from 'react';
import { quantityOfProduct } from '../../content/cart.ts';
import { fillTemplate } from '../../content/fill-template.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import type { CartProducts } from '../order/cart-products.ts';
import { CartLine } from './cart-line.tsx';
import styles from './cart-page.module.css';
import type { CartCopy } from './copy.ts';
import type { useCartChanges } from './use-cart-changes.ts';

interface CartLinesProps {
  lines: readonly CartItem[];
  products: CartProducts;
  changes: ReturnType<typeof useCartChanges>;
  copy: CartCopy;
}

/** Renders the placeholder of a removed line with an undo button, which takes over the focus. */
function UndoRow({ name, onUndo, copy }: { name: string; onUndo: () => void; copy: CartCopy }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <li className={styles.removedLine}>
      <span>{fillTemplate(copy.removed, { name })}</span>
      <button ref={button} type="button" className={styles.undo} onClick={onUndo}>
        {copy.undo}
      </button>
    </li>
  );
}

/** Returns the largest quantity of a line where stock is low: the rest after its other variants. */
function maxQuantityOf(
  { id, quantity }: CartItem,
  lines: readonly CartItem[],
  products: CartProducts,
) {
  const unitsLeft = products[id]?.unitsLeft;
  return unitsLeft === undefined
    ? undefined
    : Math.max(0, unitsLeft - quantityOfProduct(lines, id) + quantity);
}

/** Renders the lines of the cart; the line removed last is replaced by an undo placeholder. */
export function CartLines({ lines, products, changes, copy }: CartLinesProps) {
  const { removed, undoRemove, setQuantity, remove } = changes;
  const list = useRef<HTMLUListElement>(null);
  const rows = lines.map((line, index) => (
    <CartLine
      key={line.id}
      line={line}
      img={products[line.id]?.img ?? line.img}
      maxQuantity={maxQuantityOf(line, lines, products)}
      copy={copy}
      onQuantity={(quantity) => setQuantity(line.id, quantity)}
      onRemove={() => remove(line, index)}
    />
  ));
  const undo = () => {
    const index = removed?.index ?? 0;
    undoRemove();
    // The line is back after the next render; its remove button takes over the focus.
    requestAnimationFrame(() =>
      list.current?.children[index]?.querySelector<HTMLElement>(':scope > button')?.focus(),
    );
  };
  if (removed)
    rows.splice(
      removed.index,
      0,
      <UndoRow
        key={`removed ${removed.line.id}`}
        name={removed.line.title}
        onUndo={undo}
        copy={copy}
      />,
    );
  return (
    <ul ref={list} aria-label={copy.lines} className={styles.lines}>
      {rows}
    </ul>
  );
}
