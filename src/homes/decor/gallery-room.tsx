import type { ReactNode } from 'react';
import styles from './gallery-room.module.css';

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
    <section id={id} className={styles.sale}>
      <div className={styles.saleHead}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
