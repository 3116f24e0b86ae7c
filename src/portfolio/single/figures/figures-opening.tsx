import type { CSSProperties } from 'react';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import { Breadcrumbs } from '../../../page-titles/breadcrumbs.tsx';
import { aspectRatioOf, type CaptionedPicture } from '../captioned.ts';
import { FigureBars, type FigureView } from './figure-bars.tsx';
import { HugeFigure } from './huge-figure.tsx';
import '../../../themes/tones.css';
import './figures-opening.css';

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
    <section data-first-screen="" data-tone="highlight" className="figures-opening">
      <div className="figures-opening-words">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="figures-opening-title">{title}</h1>
        <HugeFigure number={figure.number} unit={figure.unit} label={figure.label} size="page" />
      </div>
      <div className="figures-opening-side">
        <figure style={{ '--shape': aspectRatioOf(evidence) } as CSSProperties}>
          <PictureView priority picture={evidence.picture} sizes={evidence.sizes} />
          <figcaption>{evidence.caption}</figcaption>
        </figure>
        <p className="figures-opening-summary">{summary}</p>
      </div>
      <div className="figures-opening-bars">
        <FigureBars figure={figure} labels={labels} />
      </div>
    </section>
  );
}
