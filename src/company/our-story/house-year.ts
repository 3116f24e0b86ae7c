import type { PictureName } from '../../media/pictures.ts';

/** Year of the timeline. */
export interface HouseYear {
  year: number;
  title: string;
  img: PictureName;
  /** Number of people, as text for the hero. */
  note: string;
  paragraphs: readonly string[];
  mistake: string;
  ledger: { people: string; clients: string; bank: string; date: string };
  action?: { title: string; link: string };
}
