import type { Sheet } from '../work.ts';
import type { Made } from './sheet-parts.ts';
import { back } from './sheets/back.ts';
import { fold } from './sheets/fold.ts';
import { letters } from './sheets/letters.ts';
import type { Hung } from './sheets/paper.ts';
import { section } from './sheets/section.ts';
import { strips } from './sheets/strips.ts';

/** Layouts of a sheet, by name. */
export const arrangements: Record<Sheet['arrangement'], (sheet: Sheet, made: Made) => Hung> = {
  strips,
  letters,
  fold,
  back,
  section,
};
