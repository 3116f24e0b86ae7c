import type { ReactNode } from 'react';
import './stats-campaigns.css';

interface StatsCampaignsProps {
  id: string;
  heading: string;
  lead: string;
  /** The island `BeforeAfter`. */
  children: ReactNode;
}

/** Section around the campaign figures. */
export function StatsCampaigns({ id, heading, lead, children }: StatsCampaignsProps) {
  return (
    <section id={id} className="counted">
      <h2 className="counted-heading">{heading}</h2>
      <p className="counted-lead text-lead">{lead}</p>
      {children}
    </section>
  );
}
