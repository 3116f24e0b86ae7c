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
export interface WebDevPage extends ServicePage {
  /** Price ranges; the link after the note leads to the details. */
  bands: ServicePage['bands'] & { link: { title: string; link: string } };
  /** The drawing of a page with its price tags. */
  anatomy: { heading: string; lead: string; parts: PagePart[]; note: string };
  /** Two kinds of work under one name. */
  kinds: {
    heading: string;
    items: { title: string; content: string; media: PictureName; signs: string[] }[];
  };
  /** Full-width picture of one site. */
  shown: { media: PictureName; caption: string };
  /** Working method. */
  method: { heading: string; items: { title: string; content: string }[] };
}
