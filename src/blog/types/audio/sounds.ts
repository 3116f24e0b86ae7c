import type { Post } from '../../../content/schema/post.ts';
import { pickFor } from '../pick.ts';

/** A sound of `public/sound/`, with what is to be heard in it. */
export interface Sound {
  title: string;
  /** What it is and what made it. */
  note: string;
  /** Its length in seconds. */
  seconds: number;
  /** What is to be heard, and from which second on: the text that stands beside it. */
  cues: readonly { from: number; text: string }[];
  /** How loud it is, in equal steps from beginning to end, 0 to 99: its picture. */
  peaks: readonly number[];
}

/** The sounds of the firm, made in code (`art/sound/`). */
export const sounds: Readonly<Record<string, Sound>> = {
  'quiet-morning': {
    title: 'Quiet morning',
    note: 'A short tune for reading by. No drums, no voices, nothing that wants an answer.',
    seconds: 45,
    cues: [
      { from: 0, text: 'A slow, warm chord in D major breathes in.' },
      { from: 5, text: 'The second chord. Over it, the first soft bells, never quite in step.' },
      {
        from: 16,
        text: 'Four chords have gone by, and they begin again. A low note holds each up.',
      },
      { from: 26, text: 'The bells climb to their highest.' },
      { from: 41, text: 'The last chord fades, over four seconds.' },
    ],
    peaks: [
      15, 50, 85, 94, 80, 85, 83, 71, 80, 81, 62, 54, 59, 78, 79, 70, 63, 68, 68, 61, 59, 69, 69,
      69, 74, 77, 87, 93, 89, 78, 77, 83, 82, 70, 74, 78, 85, 99, 90, 76, 79, 88, 82, 75, 60, 78,
      82, 89, 89, 80, 91, 86, 80, 89, 86, 59, 63, 61, 68, 75, 68, 60, 66, 70, 63, 59, 67, 62, 67,
      75, 78, 88, 93, 85, 76, 75, 81, 83, 68, 77, 75, 89, 93, 83, 80, 80, 84, 83, 62, 45, 36, 20, 9,
      3, 1, 0,
    ],
  },
  'four-claps': {
    title: 'Four claps, four rooms',
    note: 'The same two hands each time. What you hear after the clap is the room, and it lies over every word that is said in it.',
    seconds: 12,
    cues: [
      { from: 0, text: 'Carpet and curtains: a dry tick. Somebody loved words here.' },
      { from: 2.8, text: 'A meeting room with a table: a short tail.' },
      { from: 5.5, text: 'A school gym: the tail is longer than a syllable.' },
      { from: 8.4, text: 'Stone: three seconds, into which a speaker puts eight more words.' },
    ],
    peaks: [
      0, 0, 0, 10, 99, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 86, 22, 10, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 80, 43, 28, 22, 14, 10, 10, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 87, 59, 41, 36, 36, 28, 24, 20, 20, 17, 10, 14, 10, 10, 10, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ],
  },
  unanswered: {
    title: 'Nobody picks up',
    note: 'What a caller hears in this country while it rings at your end: two tones, 440 and 480 hertz, two seconds on, four off.',
    seconds: 30,
    cues: [
      { from: 0, text: 'First ring. One looks for a pen.' },
      { from: 6, text: 'Second ring.' },
      { from: 12, text: 'Third ring. One checks the number.' },
      { from: 18, text: 'Fourth ring. One thinks of the other shop.' },
      { from: 24, text: 'The fifth, and the receiver goes down: two knocks of plastic.' },
    ],
    peaks: [
      97, 99, 99, 99, 99, 99, 59, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 86, 99, 99, 99, 99, 99, 74, 1,
      1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 74, 99, 99, 99, 99, 99, 86, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
      1, 59, 99, 99, 99, 99, 99, 97, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 39, 99, 99, 99, 99, 99, 99,
      40, 1, 1, 1, 37, 1, 1, 0, 0, 0, 0, 0, 0,
    ],
  },
};

/** The sound of an audio post with its name: its own, or one of the firm's. */
export function soundOf({ id, sound }: Pick<Post, 'id' | 'sound'>): Sound & { name: string } {
  const [name, found] = pickFor(
    sound ? 0 : id,
    Object.entries(sounds).filter(([each]) => sound === undefined || each === sound),
  );
  return { name, ...found };
}
