import type { ReactNode } from 'react';

interface WallSectionProps {
  id: string;
  /** The wall. */
  children: ReactNode;
}

/** The first screen of a printer of rules: room for a wall from edge to edge. */
export function WallSection({ id, children }: WallSectionProps) {
  return (
    <section id={id} className="wall">
      {children}
    </section>
  );
}
