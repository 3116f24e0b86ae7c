import type { ReactNode } from 'react';

interface WallSectionProps {
  id: string;
  /** The wall. */
  children: ReactNode;
}

/** The first screen of a printer of rules: a full-width section for a wall. */
export function WallSection({ id, children }: WallSectionProps) {
  return (
    <section id={id} className="wall">
      {children}
    </section>
  );
}
