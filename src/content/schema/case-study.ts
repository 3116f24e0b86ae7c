/** Picture with its caption. */
export interface CaseFigure {
  /** Name of a picture in the manifest. */
  img: string;
  caption: string;
}

/** Picture between paragraphs, as wide as the charts. */
export interface CasePicture extends CaseFigure {
  kind: 'figure';
}

/** Running text, one string per paragraph. */
export interface CaseText {
  kind: 'text';
  paragraphs: string[];
  /** Picture beside the text; below it in narrow windows. */
  aside?: CaseFigure;
}

/** List of named points: decisions, or mistakes. */
export interface CasePoints {
  kind: 'points';
  ordered: boolean;
  items: { title: string; content: string }[];
}

/** Timeline with one row per stretch of weeks. */
export interface CaseTimeline {
  kind: 'timeline';
  items: { period: string; title: string; content: string }[];
}

/** Charts of the study, by name. */
export type CaseChartName = 'questions' | 'calls' | 'steps' | 'noShows';

/**
 * Position of a chart. `strokes`: a stroke of the pencil for each of what was counted. `people`: a thin
 * line for each of a hundred people, as far as they get.
 */
export interface CaseChartSlot {
  kind: 'strokes' | 'people';
  chart: CaseChartName;
}

/** Part of a whole before and after, as places that the cord leaves empty. */
export interface CasePlaces {
  kind: 'places';
  /** Chart of shares in percent; its first and its last series are drawn. */
  chart: CaseChartName;
  /** Number of places in each drawing, a multiple of four. */
  places: number;
  /** True: the places are on a ferry, which the cord draws around them. */
  isFerry: boolean;
  /** Accessible name of the drawing. */
  label: string;
  /** Sentence below each drawing; contains `{count}` and `{places}`. */
  note: string;
}

/** Position of the results, before and after. */
export interface CaseResultsSlot {
  kind: 'results';
}

/** Quotation from the client. */
export interface CaseQuote {
  kind: 'quote';
  quote: string;
  name: string;
  role: string;
}

/** Small table of text and numbers. */
export interface CaseTable {
  kind: 'table';
  caption: string;
  head: string[];
  rows: string[][];
}

export type CaseBlock =
  | CaseText
  | CasePicture
  | CasePoints
  | CaseTimeline
  | CaseChartSlot
  | CasePlaces
  | CaseResultsSlot
  | CaseQuote
  | CaseTable;

/** Chapter: an anchor, a heading and its content. */
export interface CaseSection {
  /** Anchor for the list of contents. */
  id: string;
  heading: string;
  blocks: CaseBlock[];
}

/** Number before and after. */
export interface CaseResult {
  label: string;
  before: string;
  after: string;
  /** Method of measurement. */
  note: string;
}

/** Data of a chart: one value per label in each series. */
export interface CaseChart {
  title: string;
  /** Unit of the values, e.g. `calls a day`. */
  unit: string;
  /** Printed behind each value, e.g. `%`. */
  suffix: string;
  labels: string[];
  series: { name: string; values: number[] }[];
}
