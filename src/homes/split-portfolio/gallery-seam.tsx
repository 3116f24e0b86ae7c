import type { ReactNode } from 'react';

interface GallerySeamProps {
  id: string;
  heading: string;
  /** The pairs. */
  children: ReactNode;
}

/** Section around the other pairs. */
export function GallerySeam({ id, heading, children }: GallerySeamProps) {
  return (
    <section id={id} aria-label={heading} className="seam-rest">
      <h2 className="sr-only">{heading}</h2>
      {children}
    </section>
  );
}
