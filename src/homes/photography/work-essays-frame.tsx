import type { MouseEvent } from 'react';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import { MarkCheckbox } from './mark-checkbox.tsx';
import type { Shot } from './shot.ts';
import styles from './work-essays-wall.module.css';

interface WorkEssaysFrameProps {
  shot: Shot & { file: PictureRecord };
  /** URL of the large file. */
  href: string;
  /** Screen reader text of the link, before the title. */
  openLabel: string;
  /** Accessible name of the checkbox, with `{title}`. */
  markLabel: string;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Picture of the grid: a link to its file, its title on hover, and the checkbox of its mark.
 *
 * @internal
 */
export function WorkEssaysFrame({
  shot,
  href,
  openLabel,
  markLabel,
  onOpen,
}: WorkEssaysFrameProps) {
  return (
    <>
      <a href={href} data-replay-until="island" className={styles.wallLink} onClick={onOpen}>
        <span className="sr-only">{openLabel} </span>
        <PictureView
          picture={shot.file}
          sizes={`(width >= 48rem) ${Math.round((shot.file.width / shot.file.height) * 27)}vw, ${Math.min(100, Math.round((shot.file.width / shot.file.height) * 60))}vw`}
          imgClassName="size-full"
        />
        <span className={styles.wallTitle}>
          {shot.title} <small>{shot.id}</small>
        </span>
      </a>
      <MarkCheckbox
        id={shot.id}
        variant="corner"
        label={markLabel.replace('{title}', shot.title)}
      />
    </>
  );
}
