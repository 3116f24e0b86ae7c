import type { PictureName } from '../../media/pictures.ts';

/** News item. */
export interface NewsItem {
  /** Anchor on the page. */
  id: string;
  title: string;
  /** As printed, e.g. "November 3, 2026". */
  date: string;
  kind: 'story' | 'notice';
  /** Place of the event; the firm's by default. */
  place?: string | undefined;
  paragraphs: readonly string[];
  img?: PictureName | undefined;
  /** Caption of the picture. */
  caption?: string | undefined;
  /** Link to further information. */
  action?: { title: string; link: string } | undefined;
  /** A correction of the item. */
  correction?: { date: string; wrote: string; right: string } | undefined;
}

/** Labels that every item shares. */
export interface NewsLabels {
  /** Default place. */
  place: string;
  shareTitle: string;
  /** Confirmation after copying the URL. */
  copiedMessage: string;
}
