import type { ReactNode } from 'react';

interface PostsSectionProps {
  heading: string;
  lead: string;
  /** The grid of posts. */
  children: ReactNode;
}

/** The latest posts under a heading, with a line or two of introduction beside it. */
export function PostsSection({ heading, lead, children }: PostsSectionProps) {
  return (
    <section className="section bg-[color-mix(in_srgb,var(--teal)_12%,var(--paper))]">
      <div className="container">
        <h2 className="font-display text-h2 font-bold tracking-heading">{heading}</h2>
        <p className="measure mt-4 text-lead text-muted">{lead}</p>
        <div className="mt-12 md:mt-16">{children}</div>
      </div>
    </section>
  );
}
