import { secondsAt } from './film-footage.ts';
import { type CueKind, soundProps } from './sound-props.ts';

/** A sound that a film scene needs: the word as written, who makes the sound, and what it is made with. */
export interface Cue {
  word: string;
  kind: CueKind;
  madeWith: string;
  /** Time in the scene, in seconds, at one page of script a minute. */
  seconds: number;
}

const propPatterns = soundProps.map(
  ([words, kind, madeWith]) =>
    ({ pattern: new RegExp(`\\b(?:${words})\\b`, 'i'), kind, madeWith }) as const,
);

/** Returns the sounds that the text of a scene needs, in reading order, each prop once. */
export function findCues(text: string): Cue[] {
  return propPatterns
    .flatMap(({ pattern, kind, madeWith }) => {
      const match = pattern.exec(text);
      return match ? [{ position: match.index, word: match[0], kind, madeWith }] : [];
    })
    .sort((one, other) => one.position - other.position)
    .map(({ position, ...cue }) => ({ ...cue, seconds: secondsAt(text, position) }));
}

/** Prices in dollars: of one cue, by its kind, and of a whole day, which caps them. */
export const prices = { feet: 44, moves: 31, props: 62, day: 1480 } as const;

/** Number of cues that are recorded in a day. */
const cuesPerDay = 40;
/** Returns the price of cues in dollars: the sum of all, or the days that they take, whichever is less. */
export function priceOf(cues: readonly Pick<Cue, 'kind'>[]): number {
  const cueSum = cues.reduce((sum, { kind }) => sum + prices[kind], 0);
  const days = Math.ceil(cues.length / cuesPerDay);
  return Math.min(cueSum, days * prices.day);
}
