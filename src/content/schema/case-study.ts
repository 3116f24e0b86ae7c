/** Picture between paragraphs. */
export interface CaseFigure {
  kind: 'figure';
  /** Name of a picture in the manifest. */
  img: string;
  caption: string;
  /** `full` is full-bleed, `wide` exceeds the text column, `inline` stays in it. */
  width: 'full' | 'wide' | 'inline';
}

/** Running text, one string per paragraph. */
export interface CaseText {
  kind: 'text';
  paragraphs: string[];
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

/** Position of one of the charts. */
export interface CaseChartSlot {
  kind: 'chart';
  chart: CaseChartName;
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
  | CaseFigure
  | CasePoints
  | CaseTimeline
  | CaseChartSlot
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
  /** `line` for change over time, `bars` for parts or steps. */
  form: 'line' | 'bars';
  title: string;
  /** Text alternative of the chart, in one sentence. */
  summary: string;
  /** Unit of the values, e.g. `calls a day`. */
  unit: string;
  /** Printed behind each value, e.g. `%`. */
  suffix: string;
  labels: string[];
  series: { name: string; values: number[] }[];
}
