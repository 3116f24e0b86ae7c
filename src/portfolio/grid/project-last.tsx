import ArrowRight from 'lucide-react/icons/arrow-right';
import type { CSSProperties } from 'react';
import '../../looks/tones.css';
import './project-last.css';

/** What stands on the last tile. */
export interface LastTile {
  /** A few words to the visitor. */
  title: string;
  /** Where it leads, e.g. the contact page. */
  link: string;
}

interface ProjectLastProps extends LastTile {
  /** How many lines of masonry close the wall; left out: it is a tile like others. */
  rows?: number | undefined;
}

/** The tile that closes a wall: no project, but the place of the next one. */
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
