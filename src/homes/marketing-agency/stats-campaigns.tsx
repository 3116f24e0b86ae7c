import type { ReactNode } from 'react';
import './stats-campaigns.css';

interface StatsCampaignsProps {
  id: string;
  heading: string;
  lead: string;
  /** The figures. */
  children: ReactNode;
}

/** Section around the figures: a heading in the shade of the house, and the figures below it. */
export function StatsCampaigns({ id, heading, lead, children }: StatsCampaignsProps) {
  return (
    <section id={id} className="counted">
      <h2 className="counted-heading">{heading}</h2>
      <p className="counted-lead text-lead">{lead}</p>
      {children}
    </section>
  );
}
