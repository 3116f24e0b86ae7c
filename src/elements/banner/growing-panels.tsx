import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './growing-panels.css';

export interface Panel {
  title: string;
  content: string;
  link: string;
  picture: ReactNode;
}

interface GrowingPanelsProps {
  /** Three to five. */
  items: readonly Panel[];
  className?: string;
}

/** Pictures in a row that share its width: the one that is pointed at, or has the focus, takes most. */
export function GrowingPanels({ items, className }: GrowingPanelsProps) {
  return (
    <ul className={cn('growing-panels', className)}>
      {items.map(({ title, content, link, picture }) => (
        <li key={title} className="growing-panel">
          <div className="growing-panel-picture">{picture}</div>
          <div className="growing-panel-words">
            <a href={link} className="growing-panel-link">
              {title}
            </a>
            <p className="growing-panel-content">{content}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
