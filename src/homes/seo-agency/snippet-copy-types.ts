import type { Draft, FaultCopy } from './snippet-faults.ts';

/** A competing search result. */
export interface Rival {
  address: string;
  title: string;
  text: string;
}

/** Copy of the snippet editor. */
export interface SnippetCopy {
  legend: string;
  fields: { query: string; title: string; text: string; address: string };
  /** `{width}` of `{room}`. */
  meter: string;
  over: string;
  desk: string;
  phone: string;
  /** Placeholders of empty fields. */
  empty: { title: string; text: string };
  /** Over the sentences about faults. */
  rosa: string;
  /** Announcement: `{title}`, `{room}`, `{text}`, `{textRoom}` and `{faults}`. */
  said: string;
  examplesLabel: string;
  examples: readonly { name: string; draft: Draft }[];
  clear: string;
  /** A link to a form, whose message is filled with the line. */
  send: { title: string; link: string };
  /** Text before the line in that message. */
  sent: string;
  /** Competing results on the phone. */
  rivals: readonly Rival[];
  faults: FaultCopy;
}
