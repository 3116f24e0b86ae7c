import type { detailErrors as errors } from '../form-details.ts';
import type { Translation } from '../translation.ts';

export const detailErrors: Translation<typeof errors> = {
  notListed: 'Bitte wählen Sie etwas aus der Liste.',
  noDay: 'Bitte wählen Sie einen Tag des Kalenders.',
  tooEarly: (first) => `Bitte wählen Sie den ${first} oder einen späteren Tag.`,
  tooLate: (last) => `Bitte wählen Sie den ${last} oder einen früheren Tag.`,
  notAfter: (other) => `Bitte wählen Sie einen Tag nach dem ${other}.`,
  notBetween: (min, max) => `Bitte geben Sie eine ganze Zahl von ${min} bis ${max} ein.`,
  closedOn: (weekday) => `Geschlossen: ${weekday}. Bitte wählen Sie einen anderen Tag.`,
  outsideHours: (weekday, opens, closes) =>
    `Geöffnet (${weekday}): ${opens} bis ${closes}. Bitte wählen Sie eine Zeit dazwischen.`,
  hourPassed: 'Diese Uhrzeit ist vorbei. Bitte wählen Sie eine spätere.',
  slotPassed: 'Dieser Termin ist vorbei oder zu nah. Bitte wählen Sie einen späteren.',
  slotOutsideHours: 'Zu dieser Zeit ist niemand da. Bitte wählen Sie eine andere.',
  diaryEnds: (last) => `Der Kalender reicht bis ${last}. Bitte wählen Sie einen früheren Tag.`,
  noDiary: 'Diesen Kalender gibt es nicht. Bitte benutzen Sie das Formular auf der Seite.',
  noSlot: 'Bitte wählen Sie einen Tag und eine Uhrzeit.',
};
