import type { captchaWords as captcha } from '../captcha.ts';
import type { Translation } from '../translation.ts';

export const captchaWords: Translation<typeof captcha> = {
  idle: 'Eine kurze automatische Prüfung hält Roboter fern. Sie müssen nichts lösen.',
  working: 'Wir prüfen, dass Sie kein Roboter sind …',
  needed: 'Bitte schließen Sie die Prüfung oben ab.',
  done: 'Geprüft: Sie sind kein Roboter.',
  failed: 'Wir konnten nicht prüfen, dass Sie kein Roboter sind.',
  retry: 'Noch einmal prüfen',
  skip: 'Ohne Prüfung senden',
};
