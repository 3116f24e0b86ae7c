import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../page-titles/breadcrumbs.tsx';
import type { Crumb } from '../../page-titles/page-title-props.ts';
import styles from './categories-page.module.css';

interface CategoriesPageProps {
  crumbs: readonly Crumb[];
  heading: string;
  lead: string;
  demo: string;
  /** Category cards, and the other links. */
  children: ReactNode;
}

/** Renders a full-bleed grid of category cards, with all products at one scale. */
export function CategoriesPage({ crumbs, heading, lead, demo, children }: CategoriesPageProps) {
  return (
    <div className={styles.categoriesPage}>
      <header data-first-screen className={styles.categoriesHead}>
        <Breadcrumbs crumbs={crumbs} className={styles.categoriesCrumbs} />
        <h1 className="text-h2 font-semibold">{heading}</h1>
        <p className={styles.categoriesLead}>{lead}</p>
      </header>
      <div className={styles.categories}>{children}</div>
      <p className={styles.categoriesDemo}>{demo}</p>
    </div>
  );
}
