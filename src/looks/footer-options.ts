import type { Tone } from './tone.ts';

/** How a footer looks. A footer of the collection is one row of these choices. */
export interface FooterOptions {
  /** deep, ink, paper: the colors of the page's look. Every other one turns the tokens: tones.css. */
  tone: Tone;
  /**
   * closing: a last word over half the page, then the facts. facts: the facts alone. Each other one
   * puts an idea before them, or says everything in its own way: line, letter, ledger.
   */
  arrangement:
    | ('closing' | 'facts' | 'statement' | 'subscribe' | 'big-type')
    | ('line' | 'letter' | 'ledger')
    | ('posts' | 'directory' | 'hours')
    | ('map' | 'pictures' | 'people');
  /** The name across the whole width, cut by the end of the page. */
  signature: boolean;
}
