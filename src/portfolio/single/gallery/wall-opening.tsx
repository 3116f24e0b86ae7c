import { Breadcrumbs } from '../../../page-titles/breadcrumbs.tsx';
import { type CaptionedPicture, shapeOf } from '../captioned.ts';
import { WallPicture } from './wall-picture.tsx';
import '../../../looks/tones.css';
import './wall-opening.css';

interface WallOpeningProps {
  /** The picture that the gallery begins with. */
  first: CaptionedPicture;
  /** CSS `sizes` of it. */
  sizes: string;
  /** Said before a picture's words: what the link does. */
  open: string;
  /** That pictures can be enlarged, in a sentence. */
  hint: string;
  crumbs: readonly { title: string; link?: string }[];
  title: string;
  summary: string;
}

/** The beginning of a gallery: a picture as wide as the window, and its title, which laps over it. */
export function WallOpening(props: WallOpeningProps) {
  const { first, sizes, open, hint, crumbs, title, summary } = props;
  return (
    <section
      data-first-screen=""
      data-tone="deep"
      className="wall-opening"
      data-upright={shapeOf(first) < 1.2 ? '' : undefined}
    >
      <Breadcrumbs crumbs={crumbs} />
      <WallPicture {...first} open={open} sizes={sizes} priority className="wall-opening-picture" />
      <h1 className="wall-opening-title">{title}</h1>
      <p className="wall-opening-summary">{summary}</p>
      <p className="wall-opening-hint">{hint}</p>
    </section>
  );
}
