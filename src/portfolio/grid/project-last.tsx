import ArrowRight from 'lucide-react/icons/arrow-right';
import '../../looks/tones.css';
import './project-last.css';

/** What stands on the last tile. */
export interface LastTile {
  /** A few words to the visitor. */
  title: string;
  /** Where it leads, e.g. the contact page. */
  link: string;
}

/** The tile that closes a wall of joined tiles: no project, but the place of the next one. */
export function ProjectLast({ title, link }: LastTile) {
  return (
    <li className="pf-cell">
      <a href={link} data-tone="highlight" className="pf-last">
        {title}
        <ArrowRight aria-hidden="true" className="pf-last-sign" />
      </a>
    </li>
  );
}
