import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import type { Tone } from '../../themes/tone.ts';
import styles from './project-neighbors.module.css';

interface Neighbor {
  /** Label such as “The project after”. */
  label: string;
  title: string;
  client: string;
  link: string;
  /** Picture of its card. */
  picture: PictureRecord;
}

interface ProjectNeighborsProps {
  /** Accessible name of the navigation. */
  label: string;
  previous: Neighbor;
  next: Neighbor;
  /** Link back to the list. */
  all: { title: string; link: string };
  /**
   * pictures: two halves of the page, each a picture. names: the next headline large, no picture.
   * small: two rows. frames: two wide stills, the next one larger. lines: table rows.
   */
  variant: 'pictures' | 'names' | 'small' | 'frames' | 'lines';
  tone?: Tone;
}

/** `sizes` and aspect ratio of the pictures by variant; undefined for variants without pictures. */
const pictureFrames = {
  pictures: { sizes: '(width >= 48rem) 50vw, 100vw', ratio: '3/2' },
  small: { sizes: '9rem', ratio: '1/1' },
  frames: { sizes: '(width >= 48rem) 50vw, 92vw', ratio: '12/5' },
  names: undefined,
  lines: undefined,
} as const;

/** Renders links to the previous and the next project, and back to all of them. */
export function ProjectNeighbors({
  label,
  all,
  variant,
  tone,
  ...neighbors
}: ProjectNeighborsProps) {
  const frame = pictureFrames[variant];
  const items = [
    { ...neighbors.previous, rel: 'prev' },
    { ...neighbors.next, rel: 'next' },
  ];
  return (
    <nav aria-label={label} className={styles.section} data-variant={variant} data-tone={tone}>
      <ul className={styles.list}>
        {items.map(({ label: position, title, client, link, picture, rel }) => (
          <li key={rel}>
            <a href={link} rel={rel} className={styles.link}>
              {frame && (
                <PictureView picture={picture} alt="" {...frame} className={styles.picture} />
              )}
              <span className={styles.text}>
                <span className="text-caption">
                  {position}, {client}
                </span>
                <span className={styles.title}>{title}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.allLink}>
        <a href={all.link}>{all.title}</a>
      </p>
    </nav>
  );
}
