import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './picture-index.module.css';

interface PictureIndexProps {
  /** Entries: link text, note, URL, and the picture shown on hover and focus. */
  items: readonly { title: string; note: string; link: string; picture: ReactNode }[];
  className?: string;
}

/** List of links beside a picture that follows the link with hover or focus. */
export function PictureIndex({ items, className }: PictureIndexProps) {
  return (
    <ul className={cn(styles.index, className)}>
      {items.map(({ title, note, link, picture }) => (
        <li key={title} className={styles.indexItem}>
          <a href={link} className={styles.indexLink}>
            <span className={styles.indexTitle}>{title}</span>
            <span className={styles.indexNote}>{note}</span>
          </a>
          <div className={styles.indexPicture}>{picture}</div>
        </li>
      ))}
    </ul>
  );
}
