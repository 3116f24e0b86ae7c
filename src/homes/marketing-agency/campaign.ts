/** One figure of a campaign, before and after it. */
export interface Figure {
  label: string;
  before: number;
  after: number;
  /** Left out: a plain number. */
  unit?: 'dollars';
  /** Source of the two numbers. */
  source: string;
}

/** A figure shown in pieces of paper, one for each. */
export interface Counted extends Figure {
  /** `of 112 seats taken on a Tuesday` */
  said: string;
  piece: 'head' | 'shoe' | 'loaf';
  /** Maximum; left out: the larger of the two numbers. */
  of?: number;
  /** Pieces in a row. */
  row: number;
}

/** A campaign in figures. */
export interface Campaign {
  id: string;
  /** Short, for the choice. */
  client: string;
  /** Description of the client. */
  about: string;
  periods: { before: string; after: string };
  counted: Counted;
  moved: readonly Figure[];
  /** Figures that we announced to leave alone, or could not change. */
  still: readonly Figure[];
  /** Summary, with the mistakes. */
  note: string;
}
