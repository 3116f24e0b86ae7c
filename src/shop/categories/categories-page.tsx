import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../page-titles/breadcrumbs.tsx';
import type { Crumb } from '../../page-titles/page-title-props.ts';
import './categories-page.css';

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
    <div className="categories-page">
      <header data-first-screen className="categories-head">
        <Breadcrumbs crumbs={crumbs} className="categories-crumbs" />
        <h1 className="text-h2 font-semibold">{heading}</h1>
        <p className="categories-lead">{lead}</p>
      </header>
      <div className="categories">{children}</div>
      <p className="categories-demo">{demo}</p>
    </div>
  );
}
