import type { CSSProperties, ReactNode } from 'react';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import { Breadcrumbs } from '../../../page-titles/breadcrumbs.tsx';
import type { CaptionedPicture } from '../captioned.ts';
import '../../../themes/tones.css';
import fullBleedPictureStyles from './full-bleed-picture.module.css';
import styles from './split-halves.module.css';

interface SplitHalvesProps {
  opening: {
    crumbs: readonly { title: string; link?: string }[];
    title: string;
    summary: string;
    /** Number of rows of the right half beside it. */
    rows: number;
  };
  /** Fills the right half of the first screen. */
  first: CaptionedPicture & { sizes: string };
  /** Sticky content of the left half. */
  panel?: ReactNode;
  /** Scrolling content of the right half. */
  children: ReactNode;
}

/** Renders a page in two halves: title and sticky content at the left, pictures and text at the right. */
export function SplitHalves({ opening, first, panel, children }: SplitHalvesProps) {
  const { crumbs, title, summary, rows } = opening;
  return (
    <article className={styles.split}>
      <div
        data-first-screen=""
        data-tone="tint"
        className={styles.left}
        style={{ '--rows': rows } as CSSProperties}
      >
        <Breadcrumbs crumbs={crumbs} />
        <div className={styles.stickyHalf}>
          <header>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.summary}>{summary}</p>
          </header>
          {panel}
        </div>
      </div>
      <div className={styles.right}>
        <figure className={styles.first}>
          <PictureView
            priority
            picture={first.picture}
            sizes={first.sizes}
            imgClassName={styles.firstPicture}
          />
          <figcaption className={`${fullBleedPictureStyles.caption} ${styles.caption}`}>
            {first.caption}
          </figcaption>
        </figure>
        {children}
      </div>
    </article>
  );
}
