import type { Question } from './question.ts';

/** Price and duration of a kind of project. */
export interface PriceRange {
  title: string;
  /** Scope, in one sentence. */
  content: string;
  /** Range in US dollars, as printed. */
  price: string;
  /** Range of weeks, as printed. */
  duration: string;
}

/** Short heading with a paragraph or two. */
export interface Passage {
  title: string;
  content: string;
}

/** Content shared by the three service pages; each adds one section of its own. */
export interface ServicePage {
  heading: string;
  lead: string;
  /** Purpose of the service: paragraphs. */
  purpose: { heading: string; paragraphs: string[] };
  /** Work included. */
  work: { heading: string; items: Passage[] };
  /** Prices and durations. */
  prices: {
    heading: string;
    lead: string;
    items: PriceRange[];
    note: string;
    /** Page with the full note. */
    action?: { title: string; link: string };
  };
  /** Work not included. */
  limits: { heading: string; items: string[] };
  questions: { heading: string; items: Question[] };
  closing: { heading: string; content: string; action: { title: string; link: string } };
}
