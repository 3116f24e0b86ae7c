import ArrowRight from 'lucide-react/icons/arrow-right';
import type { CSSProperties } from 'react';
import '../../themes/tones.css';
import './project-last.css';

/** Content of the last tile. */
export interface LastTile {
  /** Call to the visitor, a few words. */
  title: string;
  /** Target, e.g. the contact page. */
  link: string;
}

interface ProjectLastProps extends LastTile {
  /** Row span that closes the masonry; left out: a tile like the others. */
  rows?: number | undefined;
}

/** Renders the closing tile of a wall: a call to action instead of a project. */
export function ProjectLast({ title, link, rows }: ProjectLastProps) {
  return (
    <li className="pf-cell pf-cell-last" style={{ '--rows': rows } as CSSProperties}>
      <a href={link} data-tone="highlight" className="pf-last">
        {title}
        <ArrowRight aria-hidden="true" className="pf-last-sign" />
      </a>
    </li>
  );
}
