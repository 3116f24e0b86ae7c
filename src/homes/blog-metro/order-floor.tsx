import type { ReactNode } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './tile-grid.css';
import './order-floor.css';

interface OrderFloorProps {
  id: string;
  /** Portrait picture of piles of tiles. */
  media: PictureName;
  heading: string;
  text: string;
  notes: readonly string[];
  /** The form. */
  children: ReactNode;
}

/** Piles of tiles, and the order form beside them. */
export function OrderFloor({ id, media, heading, text, notes, children }: OrderFloorProps) {
  return (
    <section id={id} className="losa-grid losa-order">
      <CroppedPicture
        name={media}
        sizes="(width >= 62rem) 50vw, 100vw"
        className="losa-order-picture"
      />
      <div className="losa-order-words">
        <h2 className="losa-order-heading">{heading}</h2>
        <p className="losa-words">{text}</p>
        {children}
        <ul className="losa-order-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
