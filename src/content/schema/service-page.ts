import type { Question } from './question.ts';

/** What a project of this kind costs and how long it takes. */
export interface PriceBand {
  title: string;
  /** What is in it, in one sentence. */
  content: string;
  /** A range in US dollars, as printed. */
  price: string;
  /** A range of weeks, as printed. */
  weeks: string;
}

/** A paragraph or two under a short heading. */
export interface Passage {
  title: string;
  content: string;
}

/** What the three service pages have in common. Each adds the part that only it has. */
export interface ServicePage {
  heading: string;
  lead: string;
  /** What it is for: paragraphs. */
  purpose: { heading: string; paragraphs: string[] };
  /** What we do. */
  work: { heading: string; items: Passage[] };
  /** Price bands and timelines. */
  bands: {
    heading: string;
    lead: string;
    items: PriceBand[];
    note: string;
    /** Where the note is told at length. */
    link?: { title: string; link: string };
  };
  /** What we do not do. */
  limits: { heading: string; items: string[] };
  questions: { heading: string; items: Question[] };
  closing: { heading: string; content: string; action: { title: string; link: string } };
}
