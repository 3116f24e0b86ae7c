import type { CSSProperties } from 'react';
import { Button } from '../../elements/button/button.tsx';
import type { ListedProduct } from '../listed-product.ts';
import styles from '../product-list/product-list.module.css';
import { ProductListItem } from '../product-list/product-list-item.tsx';

interface RelatedProductsProps {
  heading: string;
  allProducts: { title: string; link: string };
  items: readonly ListedProduct[];
}

/** Renders related products on a board of their own, at one scale. */
export function RelatedProducts({ heading, allProducts, items }: RelatedProductsProps) {
  const maxHeight = Math.max(...items.map(({ height }) => height));
  return (
    <section className={`${styles.productList} pb-12`}>
      <header className="lf-container flex flex-wrap items-end justify-between gap-4 pb-4">
        <h2 className={styles.boardTitle}>{heading}</h2>
        <Button href={allProducts.link} tone="outline">
          {allProducts.title}
        </Button>
      </header>
      <ul className={styles.boardProducts} style={{ '--tall': maxHeight } as CSSProperties}>
        {items.map((item) => (
          <ProductListItem key={item.slug} item={item} />
        ))}
      </ul>
    </section>
  );
}
