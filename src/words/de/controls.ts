import type { controlWords as controls } from '../controls.ts';
import type { Translation } from '../translation.ts';

const printed = (count: number) => count.toLocaleString('de');

export const controlWords: Translation<typeof controls> = {
  optional: 'freiwillig',
  leaveEmpty: 'Bitte leer lassen',
  charactersLeft: (count, limit) => `Noch ${printed(count)} von ${printed(limit)} Zeichen.`,
  charactersTooMany: (count, limit) =>
    `${printed(count)} Zeichen zu viel: ${printed(limit)} passen hinein.`,
};
