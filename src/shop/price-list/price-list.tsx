import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../page-titles/breadcrumbs.tsx';
import type { Crumb } from '../../page-titles/page-title-props.ts';
import styles from './price-list.module.css';

interface PriceListProps {
  crumbs: readonly Crumb[];
  heading: string;
  lead: string;
  emptyMessage: string;
  demo: string;
  /** Search, categories and cart: a slot of the page. */
  column?: ReactNode;
  /** Groups of rows. */
  children: ReactNode;
}

/** Renders a printed price list with a row per product, and a narrow column for search and cart. */
export function PriceList(props: PriceListProps) {
  const { crumbs, heading, lead, emptyMessage, demo, column, children } = props;
  return (
    <div className={`lf-container ${styles.list}`} data-price-list>
      <header data-first-screen className={styles.head}>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="text-h2 font-semibold">{heading}</h1>
        <p className="mt-3 max-w-[34em]">{lead}</p>
      </header>
      <aside className={styles.column}>{column}</aside>
      <div className={styles.sheet}>
        {children}
        <p data-no-results hidden className={styles.emptyMessage}>
          {emptyMessage}
        </p>
        <p className={styles.demo}>{demo}</p>
      </div>
    </div>
  );
}
