import type { ReactNode } from 'react';
import styles from './stats-campaigns.module.css';

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
    <section id={id} className={styles.counted}>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={`${styles.lead} text-lead`}>{lead}</p>
      {children}
    </section>
  );
}
