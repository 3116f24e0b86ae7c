import type { CSSProperties, ReactNode } from 'react';
import styles from './product-list.module.css';
import headStyles from './product-list-head.module.css';

interface ProductListProps {
  heading: string;
  lead: string;
  /** Label of the ten-centimeter scale bar. */
  scale: string;
  emptyMessage: string;
  demo: string;
  /** Tallest product in millimeters: the height of the wall behind a single row. */
  maxHeight: number;
  /** Filters: a slot of the page. */
  filter?: ReactNode;
  /** Categories. */
  children: ReactNode;
}

/**
 * Renders the product list as a window-wide shelf: heading, filters, and categories, all at one
 * scale.
 */
export function ProductList(props: ProductListProps) {
  const { heading, lead, scale, emptyMessage, demo, maxHeight, filter, children } = props;
  return (
    <div className={styles.productList} data-product-list>
      <header data-first-screen className={headStyles.listHead}>
        <h1 className="text-display font-semibold tracking-close">{heading}</h1>
        <div className={headStyles.listIntro}>
          <p className="text-lead">{lead}</p>
          <p className={headStyles.listScale}>
            <span aria-hidden="true" />
            {scale}
          </p>
        </div>
      </header>
      <div className={headStyles.listFilter}>{filter}</div>
      {children}
      <ul
        data-flat-list
        hidden
        className={`${styles.boardProducts} ${headStyles.listFound}`}
        style={{ '--tall': maxHeight } as CSSProperties}
      />
      <p data-no-results hidden className={headStyles.listEmpty}>
        {emptyMessage}
      </p>
      <p className={headStyles.listDemo}>{demo}</p>
    </div>
  );
}
