import type { ReactNode } from 'react';
import './gallery-room.css';

interface GalleryRoomProps {
  id: string;
  heading: string;
  text: string;
  /** The room. */
  children: ReactNode;
}

/** Section around `RoomOnSale`; its heading overlaps the picture. */
export function GalleryRoom({ id, heading, text, children }: GalleryRoomProps) {
  return (
    <section id={id} className="wicket-sale">
      <div className="wicket-sale-head">
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
