import type { ReactNode } from 'react';
import { CoffeeRing } from './coffee-ring.tsx';
import { RedPen } from './red-pen.tsx';
import './pricing-table-corner.css';

interface PricingTableCornerProps {
  /** Anchor of the section. */
  id: string;
  heading: string;
  lead: string;
  /** The prices, usually `PricingCheck`. */
  children: ReactNode;
  /** Costs that the prices exclude. */
  note: string;
}

/** Section around the rotated check, with a coffee stain. */
export function PricingTableCorner({ id, heading, lead, children, note }: PricingTableCornerProps) {
  return (
    <section id={id} className="pricing-corner">
      <div className="pricing-corner-columns container">
        <div className="pricing-corner-words">
          <RedPen className="pricing-corner-pen" />
          <h2>{heading}</h2>
          <p className="pricing-corner-lead">{lead}</p>
          <p>{note}</p>
        </div>
        <div className="pricing-corner-check">
          {children}
          <CoffeeRing className="pricing-corner-ring" />
        </div>
      </div>
    </section>
  );
}
