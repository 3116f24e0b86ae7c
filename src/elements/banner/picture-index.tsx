import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import './picture-index.css';

interface PictureIndexProps {
  /** Entries: link text, note, URL, and the picture shown on hover and focus. */
  items: readonly { title: string; note: string; link: string; picture: ReactNode }[];
  className?: string;
}

/** List of links beside a picture that follows the link with hover or focus. */
export function PictureIndex({ items, className }: PictureIndexProps) {
  return (
    <ul className={cn('picture-index', className)}>
      {items.map(({ title, note, link, picture }) => (
        <li key={title} className="picture-index-item">
          <a href={link} className="picture-index-link">
            <span className="picture-index-title">{title}</span>
            <span className="picture-index-note">{note}</span>
          </a>
          <div className="picture-index-picture">{picture}</div>
        </li>
      ))}
    </ul>
  );
}
