import type { ReactNode } from 'react';
import './close-room.css';

interface CloseRoomProps {
  saw: string;
  was: string;
  text: string;
  /** The sound of the empty room. */
  children: ReactNode;
}

/** The last section: an empty room on both sides of the seam, and its sound. */
export function CloseRoom({ saw, was, text, children }: CloseRoomProps) {
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
