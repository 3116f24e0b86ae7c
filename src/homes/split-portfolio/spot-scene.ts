import { secondsAt } from './film-footage.ts';
import { type CueKind, props } from './props-list.ts';

/** A sound in a scene: the word as it was written, and the prop that makes it. */
export interface Cue {
  word: string;
  kind: CueKind;
  use: string;
  /** Seconds into the scene, if a page runs a minute. */
  at: number;
}

const patterns = props.map(
  ([words, kind, use]) => ({ find: new RegExp(`\\b(?:${words})\\b`, 'i'), kind, use }) as const,
);

/** Spots a scene: its cues in the order in which they are read, each thing once. */
export function spotScene(text: string): Cue[] {
  return patterns
    .flatMap(({ find, kind, use }) => {
      const match = find.exec(text);
      return match ? [{ place: match.index, word: match[0], kind, use }] : [];
    })
    .sort((one, other) => one.place - other.place)
    .map(({ place, ...cue }) => ({ ...cue, at: secondsAt(text, place) }));
}

/** Dollars for a single cue, by its maker; and for a day with both of us, at most. */
export const rates = { feet: 44, moves: 31, props: 62, day: 1480 } as const;

/** Returns the price of a scene's cues: each by itself, or the days, where those are less. */
export function quoteOf(cues: readonly Pick<Cue, 'kind'>[]): number {
  const single = cues.reduce((sum, { kind }) => sum + rates[kind], 0);
  const days = Math.ceil(cues.length / 40);
  return Math.min(single, days * rates.day);
}
