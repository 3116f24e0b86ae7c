import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import '../../looks/tones.css';

interface PlansSectionProps {
  /** Anchor of the section. */
  id: string;
  heading: string;
  lead: string;
  /** On paper, or on the look's soft ground. */
  tone?: 'tint';
  /** The lists, usually `PlanTabs`. */
  children: ReactNode;
}

/** A heading over two price lists, and what one should know before reading them. */
export function PlansSection({ id, heading, lead, tone, children }: PlansSectionProps) {
  return (
    <section id={id} data-tone={tone} className="section">
      <div className="container">
        <h2 className={cn('max-w-[14em] text-h1 font-bold tracking-close')}>{heading}</h2>
        <p className="mt-5 mb-8 max-w-[36em] text-lead">{lead}</p>
        {children}
      </div>
    </section>
  );
}
