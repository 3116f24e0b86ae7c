import type { ReactNode } from 'react';
import './closing-room.css';

interface ClosingRoomProps {
  saw: string;
  was: string;
  text: string;
  /** The sound of the empty room. */
  children: ReactNode;
}

/** The last section: an empty room on both sides of the seam, and its sound. */
export function ClosingRoom({ saw, was, text, children }: ClosingRoomProps) {
  return (
    <section className="stilled" aria-label={`${saw} ${was}`}>
      <p className="stilled-saw">{saw}</p>
      <div className="stilled-was">
        <p className="stilled-said">{was}</p>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
