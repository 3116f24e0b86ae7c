import type { ReactNode } from 'react';
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

/** A check that lies askew on the table, a ring of coffee over its corner, the heading beside it. */
export function PricingTableCorner({ id, heading, lead, children, note }: PricingTableCornerProps) {
  return (
    <section id={id} className="pricing-corner">
      <div className="pricing-corner-columns container">
        <div className="pricing-corner-words">
          <h2>{heading}</h2>
          <p className="pricing-corner-lead">{lead}</p>
          <p>{note}</p>
        </div>
        <div className="pricing-corner-check">
          {children}
          <svg viewBox="0 0 300 300" className="pricing-corner-ring" aria-hidden="true">
            <path d="M150 18C226 16 283 76 282 150C281 228 222 284 148 282C74 281 17 224 18 148C19 76 74 20 150 18" />
            <path d="M40 96C60 52 104 24 152 25C220 26 276 82 275 152C274 200 246 244 204 264" />
            <path d="M64 236C40 212 26 184 25 152" />
          </svg>
        </div>
      </div>
    </section>
  );
}
