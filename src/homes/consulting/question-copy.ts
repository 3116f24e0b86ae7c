/** The visitor's answers so far; the three come one after another. */
export interface Answers {
  kind?: Kind;
  people: number;
  minutes: number;
  often: Often;
  notice?: Notice;
  tried?: Tried;
}
export type Kind = 'report' | 'meeting' | 'signature' | 'form';
export type Often = 'day' | 'week' | 'month' | 'quarter';
export type Notice = 'nobody' | 'one' | 'customer' | 'law';
export type Tried = 'never' | 'back' | 'refused';
/** Recommended action. */
export type Verdict = 'yourselves' | 'name' | 'cut' | 'shorten' | 'leave';

/** One of several answers. */
export interface Choice<T extends string> {
  value: T;
  title: string;
}

/** A sample answer, with its consequence. */
export interface Answered {
  said: string;
  led: string;
}

/** One of the three questions as it is printed, with a bad and a good answer to it. */
export interface Asked {
  ask: string;
  bad: Answered;
  good: Answered;
}

/** The three questions, their answers, and the remark on each. */
export interface AskedCopy {
  asked: readonly [Asked, Asked, Asked];
  /** Label of the button that opens a question, and heading of the two answers in it. */
  opens: string;
  bad: string;
  good: string;
  /** Prompt for the visitor’s own answer to the first. */
  askKind: string;
  /** Names the questions without an answer, `{list}`, before the letter is complete. */
  missing: string;
  kinds: readonly Choice<Kind>[];
  count: { people: string; minutes: string; often: string };
  often: readonly Choice<Often>[];
  /** With places for `{people}`, `{minutes}`, `{often}` and `{hours}`. */
  afterKind: Readonly<Record<Kind, string>>;
  askNotice: Readonly<Record<Kind, string>>;
  notices: readonly Choice<Notice>[];
  afterNotice: Readonly<Record<Notice, string>>;
  askTried: Readonly<Record<Notice, string>>;
  tries: readonly Choice<Tried>[];
  afterTried: Readonly<Record<Tried, string>>;
}

/** The sentences of the letter. */
export interface LetterSheetCopy {
  heading: string;
  greeting: string;
  thing: Readonly<Record<Kind, string>>;
  notice: Readonly<Record<Notice, string>>;
  tried: Readonly<Record<Tried, string>>;
  /** With places for `{gone}` and the figures. */
  verdict: Readonly<Record<Verdict, string>>;
  /** With a place for `{fee}`. */
  fee: string;
  free: string;
  closing: string;
  print: string;
  copy: string;
  copied: string;
  /** Message without access to the clipboard. */
  notCopied: string;
  send: { title: string; link: string };
  again: string;
  /** Line above the letter in the form's message. */
  before: string;
}
