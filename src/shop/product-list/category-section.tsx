import type { CSSProperties } from 'react';
import type { ListedProduct } from '../listed-product.ts';
import styles from './product-list.module.css';
import { ProductListItem } from './product-list-item.tsx';

interface CategorySectionProps {
  id: string;
  title: string;
  lead: string;
  /** Position of its heading on wide screens. */
  side: 'over' | 'left' | 'right';
  /** Products with their positions in the whole list. */
  items: readonly { item: ListedProduct; position: number }[];
  /** First category: its first picture is loaded eagerly. */
  first?: boolean;
}

/** Renders one category of the product list: heading, and its products on a board. */
export function CategorySection({
  id,
  title,
  lead,
  side,
  items,
  first = false,
}: CategorySectionProps) {
  const maxHeight = Math.max(...items.map(({ item }) => item.height));
  return (
    <section
      id={id}
      data-category-section
      className={styles.board}
      data-side={side}
      data-count={items.length}
    >
      <header className={styles.boardHead}>
        <h2 className={styles.boardTitle}>{title}</h2>
        <p>{lead}</p>
      </header>
      <ul className={styles.boardProducts} style={{ '--tall': maxHeight } as CSSProperties}>
        {items.map(({ item, position }, index) => (
          <ProductListItem
            key={item.slug}
            item={item}
            position={position}
            priority={first && index === 0}
          />
        ))}
      </ul>
    </section>
  );
}
