import type { CSSProperties, ReactNode } from 'react';

interface CardMediaProps {
  /** As of the card; left out: the frame takes what room its cell leaves. */
  ratio?: string | undefined;
  children: ReactNode;
}

/** The frame of a card's pictures. Its room is known before they are there. */
export function CardMedia({ ratio, children }: CardMediaProps) {
  return (
    <div className="pf-media" style={{ '--ratio': ratio } as CSSProperties}>
      {children}
    </div>
  );
}
