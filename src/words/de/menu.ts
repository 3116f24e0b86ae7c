import type { menuWords as menu } from '../menu.ts';
import type { Translation } from '../translation.ts';

export const menuWords: Translation<typeof menu> = {
  everything: (title) => `${title}: alles`,
};
