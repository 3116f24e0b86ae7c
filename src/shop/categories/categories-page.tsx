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
    <div className="doors-page">
      <header data-first-screen className="doors-head">
        <Breadcrumbs crumbs={crumbs} className="doors-crumbs" />
        <h1 className="text-h2 font-semibold">{heading}</h1>
        <p className="doors-lead">{lead}</p>
      </header>
      <div className="doors">{children}</div>
      <p className="doors-demo">{demo}</p>
    </div>
  );
}
