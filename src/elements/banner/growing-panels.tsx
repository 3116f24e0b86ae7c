import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import './growing-panels.css';

/** One panel of `GrowingPanels`. */
export interface Panel {
  /** Heading and link text. */
  title: string;
  /** Sentence shown while the panel is expanded. */
  content: string;
  /** URL of the panel. */
  link: string;
  /** Picture element that fills the panel. */
  picture: ReactNode;
}

interface GrowingPanelsProps {
  /** Three to five panels. */
  items: readonly Panel[];
  className?: string;
}

/** Row of picture panels that share the width: the panel with hover or focus expands. */
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
