import type { PictureRecord } from '../../media/picture-record.ts';

/** Project as data for cards of any style. Plain data, serializable as island props. */
export interface ProjectCard {
  /** Part of its address; identifies the card on its page. */
  slug: string;
  /** Headline of the project. */
  title: string;
  client: string;
  year: number;
  /** Effort: `9 weeks, 3 people`. */
  effort: string;
  /** Accessible name of the picture switch: `Show the other picture of Corm`. */
  toggleLabel: string;
  /** Kind of project, in a word. */
  kind: string;
  /** Value of the sort key: `9 weeks`, `Ohio`. Left out where the key is visible anyway. */
  sortValue?: string | undefined;
  /** Classes that the filter matches. */
  categories: readonly string[];
  /** Address of its page. */
  link: string;
  /** OKLCH hue in degrees. */
  hue: number;
  picture: PictureRecord;
  /** Taller picture of the same work, for upright tiles. Left out: `picture` is cropped. */
  upright?: PictureRecord | undefined;
  /** Another picture of the project, which replaces `picture` on hover. */
  hoverPicture: PictureRecord;
}

/** Props of every card style. */
export interface ProjectCardProps {
  card: ProjectCard;
  /** Position on the page, from 1. */
  number: number;
  /** CSS `sizes` of its picture. */
  sizes: string;
  /** LCP picture. One per page. */
  priority?: boolean;
  /** `aspect-ratio` of the picture; left out: it fills the height that its cell leaves. */
  ratio?: string;
}
