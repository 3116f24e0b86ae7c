import type { CSSProperties, ReactNode } from 'react';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import { Breadcrumbs } from '../../../page-titles/breadcrumbs.tsx';
import type { CaptionedPicture } from '../captioned.ts';
import '../../../themes/tones.css';
import './split-halves.css';

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
    <article className="split">
      <div
        data-first-screen=""
        data-tone="tint"
        className="split-left"
        style={{ '--rows': rows } as CSSProperties}
      >
        <Breadcrumbs crumbs={crumbs} />
        <div className="split-stays">
          <header className="split-opening">
            <h1 className="split-title">{title}</h1>
            <p className="split-summary">{summary}</p>
          </header>
          {panel}
        </div>
      </div>
      <div className="split-right">
        <figure className="split-first">
          <PictureView
            priority
            picture={first.picture}
            sizes={first.sizes}
            imgClassName="split-first-picture"
          />
          <figcaption className="split-caption">{first.caption}</figcaption>
        </figure>
        {children}
      </div>
    </article>
  );
}
