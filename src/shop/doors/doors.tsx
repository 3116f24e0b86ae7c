import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../page-titles/breadcrumbs.tsx';
import type { Crumb } from '../../page-titles/page-title-props.ts';
import './doors.css';

interface DoorsProps {
  crumbs: readonly Crumb[];
  heading: string;
  lead: string;
  demo: string;
  /** Doors, and side gate. */
  children: ReactNode;
}

/** Renders a full-bleed wall of doors, one per category, with everything behind them at one scale. */
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
