import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../page-titles/breadcrumbs.tsx';
import type { Crumb } from '../../page-titles/page-title-props.ts';
import './price-list.css';

interface PriceListProps {
  crumbs: readonly Crumb[];
  heading: string;
  lead: string;
  nothing: string;
  demo: string;
  /** The search, the kinds and the cart: a slot of the page. */
  column?: ReactNode;
  /** The groups of lines. */
  children: ReactNode;
}

/** A printed sheet with a line a thing, and a narrow column beside it that finds and adds up. */
export function PriceList(props: PriceListProps) {
  const { crumbs, heading, lead, nothing, demo, column, children } = props;
  return (
    <div className="container list" data-list>
      <header data-first-screen className="list-head">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="text-h2 font-semibold">{heading}</h1>
        <p className="mt-3 max-w-[34em]">{lead}</p>
      </header>
      <aside className="list-column">{column}</aside>
      <div className="list-sheet">
        {children}
        <p data-nothing hidden className="list-nothing">
          {nothing}
        </p>
        <p className="list-demo">{demo}</p>
      </div>
    </div>
  );
}
