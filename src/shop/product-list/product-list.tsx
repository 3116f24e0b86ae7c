import type { CSSProperties, ReactNode } from 'react';
import './product-list.css';
import './product-list-head.css';

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
    <div className="product-list" data-product-list>
      <header data-first-screen className="product-list-head">
        <h1 className="text-display font-semibold tracking-close">{heading}</h1>
        <div className="product-list-intro">
          <p className="text-lead">{lead}</p>
          <p className="product-list-scale">
            <span aria-hidden="true" />
            {scale}
          </p>
        </div>
      </header>
      <div className="product-list-filter">{filter}</div>
      {children}
      <ul
        data-flat-list
        hidden
        className="board-products product-list-found"
        style={{ '--tall': maxHeight } as CSSProperties}
      />
      <p data-no-results hidden className="product-list-empty">
        {emptyMessage}
      </p>
      <p className="product-list-demo">{demo}</p>
    </div>
  );
}
