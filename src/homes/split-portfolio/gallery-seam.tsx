import type { ReactNode } from 'react';

interface GallerySeamProps {
  heading: string;
  /** The pairs. */
  children: ReactNode;
}

/** The other pairs: each is read, reached by key and heard as a whole before the next. */
export function GallerySeam({ heading, children }: GallerySeamProps) {
  return (
    <section aria-label={heading} className="seam-rest">
      <h2 className="sr-only">{heading}</h2>
      {children}
    </section>
  );
}
