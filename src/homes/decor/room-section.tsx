import type { ReactNode } from 'react';
import './room-section.css';

interface RoomSectionProps {
  id: string;
  heading: string;
  text: string;
  /** The room. */
  children: ReactNode;
}

/** Section around the room on sale: a heading painted half on the page and half on the wall of the picture. */
export function RoomSection({ id, heading, text, children }: RoomSectionProps) {
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
