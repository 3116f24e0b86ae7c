import type { clockTime as clock } from '../clock.ts';
import type { Translation } from '../translation.ts';

export const clockTime: Translation<typeof clock> = (time) => `${time}\u00a0Uhr`;
