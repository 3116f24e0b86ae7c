import type { loadFailedWords as loadFailed } from '../load-failed.ts';
import type { Translation } from '../translation.ts';

export const loadFailedWords: Translation<typeof loadFailed> = {
  text: 'Dieser Teil der Seite wurde nicht geladen. Alles andere funktioniert.',
  again: 'Noch einmal versuchen',
};
