import type { StampId } from '../../src/homes/creative-portfolio/marks.ts';
import { apology } from './scenes/apology.ts';
import { letter } from './scenes/letter.ts';
import { minutes } from './scenes/minutes.ts';
import { promise } from './scenes/promise.ts';
import { rainCheck } from './scenes/rain.ts';
import { ride } from './scenes/ride.ts';
import { secretShell } from './scenes/secret.ts';
import { sunday } from './scenes/sunday.ts';
import { word } from './scenes/word.ts';
import type { Design } from './stamp.ts';

/** The nine stamps. */
export const stamps: Readonly<Record<StampId, Design>> = {
  apology,
  ride,
  sunday,
  minutes,
  promise,
  rain: rainCheck,
  word,
  secret: secretShell,
  letter,
};
