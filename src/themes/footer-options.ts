import type { Tone } from './tone.ts';

/** Appearance of a footer. */
export interface FooterOptions {
  /**
   * Background. `deep`, `ink` and `paper` use the theme's colors as they are; all others set its
   * tokens anew (tones.css).
   */
  tone: Tone;
  /**
   * closing: a closing sentence over half the width, then the facts. facts: the facts alone. line,
   * letter, ledger: the facts in another form. All others: content of their own before the facts.
   */
  arrangement:
    | ('closing' | 'facts' | 'statement' | 'subscribe' | 'big-type')
    | ('line' | 'letter' | 'ledger')
    | ('posts' | 'directory' | 'hours')
    | ('map' | 'pictures' | 'people');
  /** Shows the name across the whole width, cut off by the end of the page. */
  signature: boolean;
}
