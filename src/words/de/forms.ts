import type { formWords as forms, success as successes } from '../forms.ts';
import type { Translation } from '../translation.ts';

export const success: Translation<typeof successes> = {
  contact: 'Ihre Nachricht wurde gesendet.',
  thanks: 'Vielen Dank. Ihre Nachricht ist angekommen und wird von einem Menschen gelesen.',
  job: 'Ihre Nachricht wurde gesendet!',
  subscribe: 'Ihre Anmeldung zu unserem Newsletter ist angekommen!',
};

export const formWords: Translation<typeof forms> = {
  labels: { file: 'Ihr Lebenslauf', subscribe: 'Ihre E-Mail-Adresse' },
  hints: {
    application: 'Erzählen Sie uns von etwas, das Sie gemacht haben und das noch in Gebrauch ist.',
    file: 'PDF, Word (.docx) oder OpenDocument (.odt), bis 5\u00a0MB.',
    terms:
      'Bitte setzen Sie dieses Häkchen. Ohne Ihre Einwilligung dürfen wir keine Bewerbung aufbewahren.',
  },
  terms: {
    before: 'Ich habe die ',
    link: 'Datenschutzerklärung',
    after: (firm) => ` gelesen, und ${firm} darf diese Bewerbung bis zu einem Jahr aufbewahren.`,
  },
  appointment: {
    day: 'Tag',
    time: 'Frei am',
    chosen: 'Sie haben gewählt:',
    gone: 'Der gewünschte Termin ist nicht mehr frei. Bitte wählen Sie einen anderen.',
    full: 'In den nächsten Tagen ist nichts mehr frei. Bitte rufen Sie uns an.',
    booked:
      'Der Termin gehört Ihnen. Wenn Sie doch nicht kommen können, rufen Sie bitte an; dann freut sich jemand anderes darüber.',
  },
  dismiss: 'Meldung schließen',
  choose: 'Bitte wählen',
  interrupted: {
    arrived:
      'Sie haben die Seite verlassen, während das Formular gesendet wurde. Es ist angekommen.',
    missing:
      'Sie haben die Seite verlassen, während das Formular gesendet wurde. Es ist nicht angekommen.',
    unknown:
      'Sie haben die Seite verlassen, während das Formular gesendet wurde. Wir können nicht sagen, ob es angekommen ist.',
    again: 'Bitte senden Sie es noch einmal. Es kommt nicht doppelt an.',
  },
  contact: {
    termsAfter: (firm) =>
      ` gelesen, und ${firm} darf diese Nachricht bis zu einem Jahr aufbewahren.`,
    sentDetail: (time) => `Wir antworten innerhalb von ${time}.`,
    checkFields: 'Bitte sehen Sie sich die markierten Felder noch einmal an.',
    notSent: 'Ihre Nachricht wurde nicht gesendet.',
    unreachable:
      'Unser Server hat nicht geantwortet. Ihre Eingaben sind noch da: Prüfen Sie bitte Ihre Verbindung und senden Sie noch einmal.',
    instead: 'Oder schreiben Sie uns direkt:',
  },
  job: {
    send: 'Bewerbung senden',
    failure: 'Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    successDetail: (time) => `Ein Mensch liest sie und antwortet innerhalb von ${time}.`,
    kept: 'Ihre Eingaben sind noch da.',
    wait: 'Von dieser Seite ging gerade eben eine Nachricht ab. Bitte warten Sie zehn Sekunden und senden Sie dann noch einmal.',
    closed: 'Diese Stelle ist nicht mehr ausgeschrieben.',
    again: 'Um eine weitere Bewerbung zu senden, ändern Sie bitte zuerst etwas.',
  },
  subscribe: {
    successDetail:
      'Falls Sie nicht schon angemeldet sind, ist eine E-Mail unterwegs: Bitte bestätigen Sie den Link darin.',
    failure: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  file: {
    tooLarge: 'Diese Datei ist größer als 5\u00a0MB.',
    wrongType: 'Bitte wählen Sie eine PDF-, DOCX- oder ODT-Datei.',
  },
};
