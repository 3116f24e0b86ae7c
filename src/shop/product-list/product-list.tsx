import type { CSSProperties, ReactNode } from 'react';
import './product-list.css';
import './product-list-head.css';

interface ProductListProps {
  heading: string;
  lead: string;
  /** Label of the ten-centimeter scale bar. */
  scale: string;
  nothing: string;
  demo: string;
  /** Tallest product in millimeters: the height of the wall behind a single row. */
  tallest: number;
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
  const { heading, lead, scale, nothing, demo, tallest, filter, children } = props;
  return (
    <div className="shelf" data-product-list>
      <header data-first-screen className="shelf-head">
        <h1 className="text-display font-semibold tracking-close">{heading}</h1>
        <div className="shelf-intro">
          <p className="text-lead">{lead}</p>
          <p className="shelf-scale">
            <span aria-hidden="true" />
            {scale}
          </p>
        </div>
      </header>
      <div className="shelf-find">{filter}</div>
      {children}
      <ul
        data-flat-list
        hidden
        className="board-things shelf-row"
        style={{ '--tall': tallest } as CSSProperties}
      />
      <p data-no-results hidden className="shelf-nothing">
        {nothing}
      </p>
      <p className="shelf-demo">{demo}</p>
    </div>
  );
}
