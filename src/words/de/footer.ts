import type { footerWords as footer } from '../footer.ts';
import type { Translation } from '../translation.ts';

export const footerWords: Translation<typeof footer> = {
  home: (name) => `${name}, zur Startseite`,
  and: ' und ',
};
