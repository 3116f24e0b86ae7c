import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../page-titles/breadcrumbs.tsx';
import type { Crumb } from '../../page-titles/page-title-props.ts';
import styles from './catalog.module.css';

interface CatalogProps {
  crumbs: readonly Crumb[];
  heading: string;
  lead: string;
  demo: string;
  /** Filter column, and cards. */
  children: ReactNode;
}

/** Renders the catalog page for comparing products: heading, filters and results. */
export function Catalog({ crumbs, heading, lead, demo, children }: CatalogProps) {
  return (
    <div className={`lf-container ${styles.catalog}`} data-catalog>
      <header data-first-screen className={styles.head}>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="text-h2 font-semibold">{heading}</h1>
        <p className="mt-3 max-w-[36em]">{lead}</p>
      </header>
      {children}
      <p className={styles.demo}>{demo}</p>
    </div>
  );
}
