import type { ReactNode } from 'react';

interface HeroWallProps {
  id: string;
  /** The island `PosterWall`. */
  children: ReactNode;
}

/** Full-width hero section for `PosterWall`. */
export function HeroWall({ id, children }: HeroWallProps) {
  return (
    <section id={id} className="wall">
      {children}
    </section>
  );
}
