import { PictureView } from '../../../elements/picture/picture-view.tsx';
import { aspectRatioOf, type CaptionedPicture } from '../captioned.ts';
import { FigureBars, type FigureView } from './figure-bars.tsx';
import styles from './figure-row.module.css';
import { HugeFigure } from './huge-figure.tsx';

interface FigureRowProps {
  figure: FigureView;
  labels: { before: string; after: string; previousValue: string };
  /** Picture beside the figure; left out: the bars span the full width. */
  evidence?: CaptionedPicture;
}

/** Renders one figure: a huge number, bars of before and after, and a picture as evidence. */
export function FigureRow({ figure, labels, evidence }: FigureRowProps) {
  return (
    <li className={styles.row} data-without-picture={evidence ? undefined : ''}>
      <div className={styles.rowText}>
        <HugeFigure number={figure.number} unit={figure.unit} label={figure.label} size="row" />
        <FigureBars figure={figure} labels={labels} />
      </div>
      {evidence && (
        <figure
          className={styles.rowEvidence}
          data-portrait={aspectRatioOf(evidence) < 0.95 ? '' : undefined}
        >
          <PictureView
            picture={evidence.picture}
            sizes="(width >= 80rem) 30rem, (width >= 48rem) 40vw, 94vw"
          />
          <figcaption>{evidence.caption}</figcaption>
        </figure>
      )}
    </li>
  );
}
