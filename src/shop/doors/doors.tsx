import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../page-titles/breadcrumbs.tsx';
import type { Crumb } from '../../page-titles/page-title-props.ts';
import './doors.css';

interface DoorsProps {
  crumbs: readonly Crumb[];
  heading: string;
  lead: string;
  demo: string;
  /** The doors, and the gate beside them. */
  children: ReactNode;
}

/** A wall of doors from edge to edge, one a kind; everything behind them is drawn to one scale. */
export function Doors({ crumbs, heading, lead, demo, children }: DoorsProps) {
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
