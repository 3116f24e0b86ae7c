import type { loadErrorClose as close, loadErrorMessage as message } from '../load-errors.ts';
import type { Translation } from '../translation.ts';

export const loadErrorMessage: Translation<typeof message> =
  'Ein Teil dieser Seite konnte nicht geladen werden. Was Sie sehen, funktioniert. <a href="">Laden Sie die Seite neu</a>, um es noch einmal zu versuchen.';

export const loadErrorClose: Translation<typeof close> = 'Schließen';
