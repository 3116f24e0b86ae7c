import ArrowRight from 'lucide-react/icons/arrow-right';
import type { CSSProperties } from 'react';
import '../../themes/tones.css';
import './call-to-action-tile.css';

/** Text and target of the last tile. */
export interface CallToAction {
  /** Call to the visitor, a few words. */
  title: string;
  /** Target, e.g. the contact page. */
  link: string;
}

interface CallToActionTileProps extends CallToAction {
  /** Row span that closes the masonry; left out: a tile like the others. */
  rows?: number | undefined;
}

/** Renders the last tile of a grid: a call to action instead of a project. */
export function CallToActionTile({ title, link, rows }: CallToActionTileProps) {
  return (
    <li className="project-cell project-cell-last" style={{ '--rows': rows } as CSSProperties}>
      <a href={link} data-tone="highlight" className="project-last">
        {title}
        <ArrowRight aria-hidden="true" className="project-last-sign" />
      </a>
    </li>
  );
}
