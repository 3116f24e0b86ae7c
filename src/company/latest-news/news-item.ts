import type { PictureName } from '../../media/pictures.ts';

/** A piece of news as a page prints it. */
export interface NewsItem {
  /** Its address on the page, behind `#`. */
  id: string;
  title: string;
  /** As printed, e.g. "November 3, 2026". */
  date: string;
  kind: 'story' | 'notice';
  /** Place of the event; left out: here. */
  place?: string | undefined;
  paragraphs: readonly string[];
  img?: PictureName | undefined;
  /** The line below the picture. */
  caption?: string | undefined;
  /** The page on which it goes on. */
  link: { title: string; link: string };
  /** A correction of the item. */
  correction?: { date: string; wrote: string; right: string } | undefined;
}

/** Labels that every item shares. */
export interface NewsLabels {
  /** The place of an item that names none. */
  place: string;
  shareTitle: string;
  /** Shown for a moment after an address was copied. */
  copied: string;
}
