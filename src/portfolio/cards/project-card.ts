import type { PictureRecord } from '../../media/picture-record.ts';

/** A project as a card of any style shows it. Plain data: a list of these is all that a portfolio takes. */
export interface ProjectCard {
  /** Part of an address: names the card on its page. */
  slug: string;
  /** The headline of the project. */
  title: string;
  client: string;
  year: number;
  /** What it took: `9 weeks, 3 people`. */
  effort: string;
  /** Name of what switches its pictures: `Show the other picture of Corm`. */
  other: string;
  /** What it is, in a word. */
  kind: string;
  /** What it says of the key that the page is sorted by: `9 weeks`, `Ohio`. Left out where that is seen. */
  sorted?: string | undefined;
  /** The classes by which a filter finds it. */
  categories: readonly string[];
  /** Address of its page. */
  link: string;
  /** An angle of OKLCH in degrees. */
  hue: number;
  picture: PictureRecord;
  /** The same work, higher than wide: for tiles that are. Left out: `picture` is cut there. */
  upright?: PictureRecord | undefined;
  /** Another one of the same series: what `picture` gives way to. */
  second: PictureRecord;
}

/** What every style of card takes. */
export interface ProjectCardProps {
  card: ProjectCard;
  /** Its place on the page, from 1. */
  number: number;
  /** CSS `sizes` of its picture. */
  sizes: string;
  /** It stands in the first screen and paints it. One a page. */
  priority?: boolean;
  /** `aspect-ratio` of the picture; left out: it takes the room that its cell leaves. */
  ratio?: string;
}
