import type { CSSProperties, ReactNode } from 'react';

interface CardMediaProps {
  /** `aspect-ratio` of the frame; left out: it fills the height that its cell leaves. */
  ratio?: string | undefined;
  children: ReactNode;
}

/** Renders the frame of a card's pictures, which reserves their space. */
export function CardMedia({ ratio, children }: CardMediaProps) {
  return (
    <div className="lf-project-media" style={{ '--ratio': ratio } as CSSProperties}>
      {children}
    </div>
  );
}
