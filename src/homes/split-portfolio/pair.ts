import type { PictureName } from '../../media/pictures.ts';
import type { SoundName } from './sounds.ts';

/** Pair of a film still and of the thing that made its sound. */
export interface Pair {
  /** Hash in the URL. */
  id: string;
  /** Halves of one sentence, each in two lines. */
  firstHalf: readonly [string, string];
  secondHalf: readonly [string, string];
  /** Swaps the sides of bench and film. */
  isFlipped?: true;
  film: PictureName;
  bench: PictureName;
  /** Heading of the scene as in a script, the action, and the title of the film. */
  scene: { slug: string; text: string; from: string };
  recipe: string;
  sound: SoundName;
  /** Text of the button. */
  playLabel: string;
}
