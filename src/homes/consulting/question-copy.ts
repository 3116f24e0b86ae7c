/** The visitor's answers so far. */
export interface Answers {
  /** Kind of the recurring task. */
  kind?: Kind;
  people: number;
  minutes: number;
  frequency: Frequency;
  /** Reader who would notice the absence of the task. */
  notice?: Notice;
  /** Result of an attempt to stop the task. */
  attempt?: Attempt;
}
export type Kind = 'report' | 'meeting' | 'signature' | 'form';
export type Frequency = 'day' | 'week' | 'month' | 'quarter';
export type Notice = 'nobody' | 'one' | 'customer' | 'law';
export type Attempt = 'never' | 'back' | 'refused';
/** Recommended action. */
export type Verdict = 'yourselves' | 'name' | 'cut' | 'shorten' | 'leave';

/** One of several answers. */
export interface Choice<T extends string> {
  value: T;
  title: string;
}

/** Sample answer, with its consequence. */
export interface SampleAnswer {
  text: string;
  consequence: string;
}

/** One of the three questions, with a bad and a good answer to it. */
export interface Question {
  text: string;
  badAnswer: SampleAnswer;
  goodAnswer: SampleAnswer;
}

/** The three questions, their answers, and the remark on each. */
export interface ThreeQuestionsCopy {
  questions: readonly [Question, Question, Question];
  /** Text of the button that opens a question. */
  openLabel: string;
  /** Heading of the bad answer. */
  badHeading: string;
  /** Heading of the good answer. */
  goodHeading: string;
  /** Question for the visitor’s own answer to the first question. */
  kindQuestion: string;
  /** Note on the questions without an answer, with `{list}`. */
  missingAnswers: string;
  kinds: readonly Choice<Kind>[];
  fieldLabels: { people: string; minutes: string; frequency: string };
  frequencies: readonly Choice<Frequency>[];
  /** Remarks on the kind, with `{people}`, `{minutes}`, `{often}` and `{hours}`. */
  kindRemarks: Readonly<Record<Kind, string>>;
  /** Second question, by the kind. */
  noticeQuestions: Readonly<Record<Kind, string>>;
  notices: readonly Choice<Notice>[];
  /** Remarks on the second answer. */
  noticeRemarks: Readonly<Record<Notice, string>>;
  /** Third question, by the second answer. */
  attemptQuestions: Readonly<Record<Notice, string>>;
  attempts: readonly Choice<Attempt>[];
  /** Remarks on the third answer. */
  attemptRemarks: Readonly<Record<Attempt, string>>;
}

/** The sentences of the letter. */
export interface LetterSheetCopy {
  heading: string;
  greeting: string;
  kind: Readonly<Record<Kind, string>>;
  notice: Readonly<Record<Notice, string>>;
  attempt: Readonly<Record<Attempt, string>>;
  /** Recommendations, with `{gone}` for the saved hours, and the placeholders of `kindRemarks`. */
  verdict: Readonly<Record<Verdict, string>>;
  /** Sentence on the fee, with `{fee}`. */
  fee: string;
  /** Sentence for a letter without a fee. */
  noFee: string;
  closing: string;
  printLabel: string;
  copyLabel: string;
  copied: string;
  /** Message without access to the clipboard. */
  notCopied: string;
  send: { title: string; link: string };
  restartLabel: string;
  /** Line above the letter in the form's message. */
  messageHeading: string;
}
