/** One figure of a campaign, before and after it. */
export interface Figure {
  label: string;
  before: number;
  after: number;
  /** Unit; a plain number by default. */
  unit?: 'dollars';
  /** Source of the two numbers. */
  source: string;
}

/** Figure shown as a pictogram with a piece for each unit. */
export interface Counted extends Figure {
  /** `of 112 seats taken on a Tuesday` */
  said: string;
  piece: 'head' | 'shoe' | 'loaf';
  /** Maximum; the larger of the two numbers by default. */
  of?: number;
  /** Pieces in a row. */
  row: number;
}

/** A campaign in figures. */
export interface Campaign {
  id: string;
  /** Short name for the tab. */
  client: string;
  /** Description of the client. */
  about: string;
  periods: { before: string; after: string };
  counted: Counted;
  moved: readonly Figure[];
  /** Unchanged figures. */
  still: readonly Figure[];
  /** Summary, with the mistakes. */
  note: string;
}
