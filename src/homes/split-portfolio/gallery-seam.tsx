import type { ReactNode } from 'react';

interface GallerySeamProps {
  id: string;
  heading: string;
  /** The pairs. */
  children: ReactNode;
}

/** The other pairs: each is read, reached by key and played as a whole before the next. */
export function GallerySeam({ id, heading, children }: GallerySeamProps) {
  return (
    <section id={id} aria-label={heading} className="seam-rest">
      <h2 className="sr-only">{heading}</h2>
      {children}
    </section>
  );
}
