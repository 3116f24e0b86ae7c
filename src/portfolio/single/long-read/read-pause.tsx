import { PictureView } from '../../../elements/picture/picture-view.tsx';
import { aspectRatioOf, type CaptionedPicture } from '../captioned.ts';
import readChapterStyles from './read-chapter.module.css';
import styles from './read-pause.module.css';

interface ReadPauseViewProps {
  /** full: full-bleed. wide: wider than the column. column: as wide as the column. */
  width: 'full' | 'wide' | 'column';
  /** One, or two side by side. */
  pictures: readonly CaptionedPicture[];
}

const widthClasses = {
  full: styles.pauseFull,
  wide: styles.pauseWide,
  column: `${readChapterStyles.pauseColumn} ${styles.pauseColumn}`,
};

const sizes = {
  full: () => '100vw',
  wide: (share: number) =>
    `(width >= 80rem) ${Math.round(77 * share)}rem, (width >= 36rem) ${Math.round(96 * share)}vw, 94vw`,
  column: () => '(width >= 62rem) 39rem, 94vw',
};

/**
 * Renders pictures between two parts of a long read: one in one of three widths, or two of equal
 * height.
 */
export function ReadPauseView({ width, pictures }: ReadPauseViewProps) {
  const totalAspectRatio = pictures.reduce((sum, captioned) => sum + aspectRatioOf(captioned), 0);
  return (
    <div className={`${styles.pause} ${widthClasses[width]}`}>
      {pictures.map((captioned) => (
        <figure key={captioned.picture.name} style={{ flexGrow: aspectRatioOf(captioned) }}>
          <PictureView
            picture={captioned.picture}
            sizes={sizes[width](aspectRatioOf(captioned) / totalAspectRatio)}
          />
          <figcaption>{captioned.caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}
