import type { CSSProperties } from 'react';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import { Breadcrumbs } from '../../../page-titles/breadcrumbs.tsx';
import { aspectRatioOf, type CaptionedPicture } from '../captioned.ts';
import { FigureBars, type FigureView } from './figure-bars.tsx';
import { HugeFigure } from './huge-figure.tsx';
import '../../../themes/tones.css';
import styles from './figures-opening.module.css';

interface FiguresOpeningProps {
  crumbs: readonly { title: string; link?: string }[];
  title: string;
  summary: string;
  /** Leading figure. */
  figure: FigureView;
  labels: { before: string; after: string; previousValue: string };
  /** Picture beside the figure, with its CSS `sizes`. */
  evidence: CaptionedPicture & { sizes: string };
}

/** Renders the opening of the layout `figures`: one window-sized number, and its value before. */
export function FiguresOpening(props: FiguresOpeningProps) {
  const { crumbs, title, summary, figure, labels, evidence } = props;
  return (
    <section data-first-screen="" data-tone="highlight" className={styles.opening}>
      <div className={styles.openingText}>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className={styles.openingTitle}>{title}</h1>
        <HugeFigure number={figure.number} unit={figure.unit} label={figure.label} size="page" />
      </div>
      <div className={styles.openingSide}>
        <figure style={{ '--shape': aspectRatioOf(evidence) } as CSSProperties}>
          <PictureView priority picture={evidence.picture} sizes={evidence.sizes} />
          <figcaption>{evidence.caption}</figcaption>
        </figure>
        <p className={styles.openingSummary}>{summary}</p>
      </div>
      <div className={styles.openingBars}>
        <FigureBars figure={figure} labels={labels} />
      </div>
    </section>
  );
}
