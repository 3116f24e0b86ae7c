/** One figure of a campaign, before and after it. */
export interface Figure {
  label: string;
  before: number;
  after: number;
  /** Left out: a plain number. */
  unit?: 'dollars';
  /** Where the two numbers were read. */
  source: string;
}

/** What is laid out in paper, one piece for each. */
export interface Counted extends Figure {
  /** `of 112 seats taken on a Tuesday` */
  said: string;
  piece: 'head' | 'shoe' | 'loaf';
  /** How many there could be; left out: as many as there were at the most. */
  of?: number;
  /** How many lie in a row. */
  row: number;
}

/** A campaign told in figures. */
export interface Campaign {
  id: string;
  /** Short, for the choice. */
  client: string;
  /** Who that is. */
  about: string;
  periods: { before: string; after: string };
  counted: Counted;
  moved: readonly Figure[];
  /** What we said that we would leave alone, or could not move. */
  still: readonly Figure[];
  /** The sum of it, and what went wrong. */
  note: string;
}
