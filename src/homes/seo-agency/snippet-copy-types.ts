import type { Draft, FaultCopy } from './snippet-faults.ts';

/** A competing search result. */
export interface Competitor {
  address: string;
  title: string;
  text: string;
}

/** Copy of the snippet editor. */
export interface SnippetCopy {
  legend: string;
  fields: { query: string; title: string; text: string; address: string };
  /** Width of a text and available width; with `{width}` and `{room}`. */
  meterText: string;
  overText: string;
  desktopLabel: string;
  phoneLabel: string;
  /** Placeholders of empty fields. */
  placeholders: { title: string; text: string };
  /** Heading of the list of faults. */
  faultsHeading: string;
  /** Announcement: `{title}`, `{room}`, `{text}`, `{textRoom}` and `{faults}`. */
  announcementText: string;
  examplesLabel: string;
  examples: readonly { name: string; draft: Draft }[];
  emptyDraftLabel: string;
  /** A link to a form, whose message is filled with the line. */
  send: { title: string; link: string };
  /** Text before the line in that message. */
  messagePrefix: string;
  /** Competing results on the phone. */
  competitors: readonly Competitor[];
  faults: FaultCopy;
}
