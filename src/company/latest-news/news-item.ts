import type { PictureName } from '../../media/pictures.ts';

/** A piece of news as a page prints it. */
export interface NewsItem {
  /** Its address on the page, behind `#`. */
  id: string;
  title: string;
  /** As printed, e.g. "November 3, 2026". */
  date: string;
  kind: 'story' | 'notice';
  /** Where it happened; left out: here. */
  place?: string | undefined;
  paragraphs: readonly string[];
  img?: PictureName | undefined;
  /** The line below the picture. */
  caption?: string | undefined;
  /** The page on which it goes on. */
  link: { title: string; link: string };
  /** What turned out to be wrong in it. */
  correction?: { date: string; wrote: string; right: string } | undefined;
}

/** What every item says beside its own words. */
export interface NewsLabels {
  /** The place of an item that names none. */
  place: string;
  shareTitle: string;
  /** Stands for a moment where an address was copied. */
  copied: string;
}
