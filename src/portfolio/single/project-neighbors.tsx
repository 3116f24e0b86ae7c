import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { Tone } from '../../looks/tone.ts';
import type { PictureRecord } from '../../media/picture-record.ts';
import './project-neighbors.css';

interface Neighbor {
  /** “The project after”. */
  label: string;
  title: string;
  client: string;
  link: string;
  /** The picture of its card. */
  media: PictureRecord;
}

interface ProjectNeighborsProps {
  /** Names the way on for screen readers. */
  label: string;
  previous: Neighbor;
  next: Neighbor;
  /** The way back to the list. */
  all: { title: string; link: string };
  /**
   * pictures: two halves of the page, each a picture. names: the next headline large, no picture. small:
   * two lines. frames: two stills as wide as a film, the next one larger. lines: rows as of a table.
   */
  variant: 'pictures' | 'names' | 'small' | 'frames' | 'lines';
  tone?: Tone;
}

/** Pictures of a look; left out: it has none. */
const pictured = {
  pictures: { sizes: '(width >= 48rem) 50vw, 100vw', ratio: '3/2' },
  small: { sizes: '9rem', ratio: '1/1' },
  frames: { sizes: '(width >= 48rem) 50vw, 92vw', ratio: '12/5' },
  names: undefined,
  lines: undefined,
} as const;

/** The way on from a project: the one before, the one after, and back to all of them. */
export function ProjectNeighbors({ label, all, variant, tone, ...both }: ProjectNeighborsProps) {
  const frame = pictured[variant];
  const items = [
    { ...both.previous, rel: 'prev' },
    { ...both.next, rel: 'next' },
  ];
  return (
    <nav aria-label={label} className="ways-on" data-look={variant} data-tone={tone}>
      <ul className="ways-on-both">
        {items.map(({ label: which, title, client, link, media, rel }) => (
          <li key={rel}>
            <a href={link} rel={rel} className="ways-on-link">
              {frame && (
                <PictureView picture={media} alt="" {...frame} className="ways-on-picture" />
              )}
              <span className="ways-on-words">
                <span className="text-caption">
                  {which}, {client}
                </span>
                <span className="ways-on-title">{title}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="ways-on-all">
        <a href={all.link}>{all.title}</a>
      </p>
    </nav>
  );
}
