import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './picture-index.css';

interface PictureIndexProps {
  items: readonly { title: string; note: string; link: string; picture: ReactNode }[];
  className?: string;
}

/** A list of names; the picture beside it is that of the name that is pointed at or has the focus. */
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
