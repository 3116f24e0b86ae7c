import type { ServicePage } from '../../content/schema/service-page.ts';
import type { PictureName } from '../../media/pictures.ts';

/** Part of a page, with its weight. */
export interface PagePart {
  title: string;
  /** Purpose of the part, and our work on its weight. */
  content: string;
  /** Kilobytes, compressed, in the way such pages are usually built. */
  usualKb: number;
  /** Kilobytes, compressed, in the way we build it. */
  oursKb: number;
}

/** Texts of `/page/web-dev`. */
export interface WebDevPage extends Omit<ServicePage, 'work'> {
  /** Price ranges; the link after the note leads to the details. */
  prices: ServicePage['prices'] & { action: { title: string; link: string } };
  /** Parts of a page and their weights; the drawing is to their scale. */
  anatomy: { heading: string; lead: string; parts: PagePart[]; note: string };
  /** Two kinds of work under one name. */
  kinds: {
    items: { title: string; content: string; img: PictureName; signs: string[] }[];
  };
  /** Working method. */
  method: { heading: string; items: { title: string; content: string }[] };
  /** Next page of the firm: its heading, without the full stop. */
  next: { title: string; link: string };
}
