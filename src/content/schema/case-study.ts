/** A picture in the run of the text. */
export interface CaseFigure {
  kind: 'figure';
  /** Name of a picture in the manifest. */
  img: string;
  caption: string;
  /** `full` runs from edge to edge, `wide` leaves the text column, `inline` stays in it. */
  width: 'full' | 'wide' | 'inline';
}

/** Running text, one string a paragraph. */
export interface CaseText {
  kind: 'text';
  paragraphs: string[];
}

/** Points with a name each: decisions, or things that went wrong. */
export interface CasePoints {
  kind: 'points';
  ordered: boolean;
  items: { title: string; content: string }[];
}

/** One row per stretch of weeks. */
export interface CaseTimeline {
  kind: 'timeline';
  items: { weeks: string; title: string; content: string }[];
}

/** The charts of the study, by name. */
export type CaseChartName = 'questions' | 'calls' | 'steps' | 'noShows';

/** The place of one of the charts. */
export interface CaseChartSlot {
  kind: 'chart';
  chart: CaseChartName;
}

/** Words of somebody at the client's. */
export interface CaseQuote {
  kind: 'quote';
  quote: string;
  name: string;
  role: string;
}

/** A small table of words and numbers. */
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

/** A chapter: an anchor, a heading and what stands below it. */
export interface CaseSection {
  /** Anchor for the list of contents. */
  id: string;
  heading: string;
  blocks: CaseBlock[];
}

/** A number before and after. */
export interface CaseResult {
  label: string;
  before: string;
  after: string;
  /** How it was measured. */
  note: string;
}

/** Data of a chart: one value per label in each series. */
export interface CaseChart {
  /** `line` for something over time, `bars` for parts or steps. */
  form: 'line' | 'bars';
  title: string;
  /** What the chart shows, in one sentence, for those who cannot see it. */
  summary: string;
  /** What the values count, e.g. `calls a day`. */
  unit: string;
  /** Printed behind each value, e.g. `%`. */
  suffix: string;
  labels: string[];
  series: { name: string; values: number[] }[];
}
