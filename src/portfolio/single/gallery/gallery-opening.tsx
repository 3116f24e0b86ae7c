import { Breadcrumbs } from '../../../page-titles/breadcrumbs.tsx';
import { aspectRatioOf, type CaptionedPicture } from '../captioned.ts';
import { GalleryFigure } from './gallery-figure.tsx';
import '../../../themes/tones.css';
import styles from './gallery-opening.module.css';

interface GalleryOpeningProps {
  /** First picture of the gallery. */
  first: CaptionedPicture;
  /** Its CSS `sizes`. */
  sizes: string;
  /** Accessible prefix of a picture's link. */
  openLabel: string;
  /** Hint that pictures can be enlarged. */
  hint: string;
  crumbs: readonly { title: string; link?: string }[];
  title: string;
  summary: string;
}

/** Renders the opening of the layout `gallery`: a window-wide picture, overlapped by the title. */
export function GalleryOpening(props: GalleryOpeningProps) {
  const { first, sizes, openLabel, hint, crumbs, title, summary } = props;
  return (
    <section
      data-first-screen=""
      data-tone="deep"
      className={styles.opening}
      data-portrait={aspectRatioOf(first) < 1.2 ? '' : undefined}
    >
      <Breadcrumbs crumbs={crumbs} />
      <GalleryFigure
        {...first}
        openLabel={openLabel}
        sizes={sizes}
        priority
        className={styles.openingPicture}
      />
      <h1 className={styles.openingTitle}>{title}</h1>
      <p className={styles.openingSummary}>{summary}</p>
      <p className={styles.openingHint}>{hint}</p>
    </section>
  );
}
