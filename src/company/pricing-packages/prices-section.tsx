import type { ReactNode } from 'react';
import '../../themes/tones.css';

interface PricesSectionProps {
  /** Anchor of the section. */
  id: string;
  heading: string;
  lead: string;
  /** Notes on the two tabs, each with the title of its tab. */
  tabNotes?: readonly { tabTitle: string; text: string }[];
  /** Background tone; the page's by default. */
  tone?: 'tint';
  /** The lists, usually `PricesTabs`. */
  children: ReactNode;
}

/** Section with a heading, notes, and price lists. */
export function PricesSection({ id, heading, lead, tabNotes, tone, children }: PricesSectionProps) {
  return (
    <section id={id} data-tone={tone} className="lf-section">
      <div className="lf-container">
        <h2 className="max-w-[14em] text-h1 font-bold tracking-close">{heading}</h2>
        <p className="mt-5 mb-8 max-w-[36em] text-lead">{lead}</p>
        {tabNotes && (
          <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1">
            {tabNotes.map(({ tabTitle, text }) => (
              <li key={tabTitle}>
                <span className="text-caption font-semibold tracking-wide">{tabTitle}</span> {text}
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  );
}
