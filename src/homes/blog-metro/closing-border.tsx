import type { ReactNode } from 'react';
import { TilePicture } from './tile-picture.tsx';
import './tile-grid.css';
import './closing-border.css';

interface ClosingBorderProps {
  id: string;
  /** Divider of the border. */
  pattern: string;
  by: string;
  /** When one may walk on it. */
  children: ReactNode;
}

/** The border of the floor: a row of tiles that close in pairs, and one line below it. */
export function ClosingBorder({ id, pattern, by, children }: ClosingBorderProps) {
  return (
    <section id={id}>
      <div className="losa-border" aria-hidden="true">
        {Array.from({ length: 12 }, (_, index) => (
          <TilePicture key={index} pattern={pattern} sizes="(width >= 62rem) 8.4vw, 25vw" />
        ))}
      </div>
      <div className="losa-border-line">
        {children}
        <p className="losa-facts">{by}</p>
      </div>
    </section>
  );
}
