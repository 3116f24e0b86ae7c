import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';
import { Breadcrumbs } from '../../../page-titles/breadcrumbs.tsx';
import '../../../themes/tones.css';
import styles from './read-title.module.css';

interface ReadTitleProps {
  crumbs: readonly { title: string; link?: string }[];
  title: string;
  /** Two sentences below the title. */
  summary: string;
  /** Reading time. */
  time: string;
  /** Shown as a narrow strip beside the title; the whole picture comes later. */
  picture: PictureRecord;
  /** CSS `sizes` of the strip. */
  sizes: string;
  /** Table of contents, by anchors. */
  contents: { label: string; items: readonly { id: string; title: string }[] };
}

/** Renders the title page of a long read: type on one color, and a strip of a picture at the edge. */
export function ReadTitle({
  crumbs,
  title,
  summary,
  time,
  picture,
  sizes,
  contents,
}: ReadTitleProps) {
  return (
    <section data-first-screen="" data-tone="accent" className={styles.title}>
      <div className={styles.titleText}>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className={styles.titleName}>{title}</h1>
        <p className={styles.titleSummary}>{summary}</p>
        {contents.items.length > 0 && (
          <nav aria-label={contents.label} className={styles.contents}>
            <ol>
              {contents.items.map(({ id, title: chapter }) => (
                <li key={id}>
                  <a href={`#${id}`}>{chapter}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <p className={styles.titleTime}>{time}</p>
      </div>
      <PictureView
        priority
        picture={picture}
        alt=""
        sizes={sizes}
        className={styles.titleStrip}
        imgClassName="size-full"
      />
    </section>
  );
}
