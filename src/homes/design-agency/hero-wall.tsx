import type { ReactNode } from 'react';

interface HeroWallProps {
  id: string;
  /** The wall. */
  children: ReactNode;
}

/** The first screen of a printer of rules: a full-width section for a wall. */
export function HeroWall({ id, children }: HeroWallProps) {
  return (
    <section id={id} className="wall">
      {children}
    </section>
  );
}
