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
export interface CountedFigure extends Figure {
  /** Text beside the number: `of 112 seats taken on a Tuesday`. */
  description: string;
  piece: 'head' | 'shoe' | 'loaf';
  /** Maximum; the larger of the two numbers by default. */
  maximum?: number;
  /** Pieces in a row. */
  piecesPerRow: number;
}

/** A campaign in figures. */
export interface Campaign {
  id: string;
  /** Short name for the tab. */
  client: string;
  /** Description of the client. */
  about: string;
  periods: { before: string; after: string };
  mainFigure: CountedFigure;
  changedFigures: readonly Figure[];
  /** Unchanged figures. */
  unchangedFigures: readonly Figure[];
  /** Summary, with the mistakes. */
  note: string;
}
