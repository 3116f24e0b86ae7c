import type { pageWords as pages, serverWords as server } from '../server.ts';
import type { Translation } from '../translation.ts';

export const serverWords: Translation<typeof server> = {
  captcha:
    'Wir konnten nicht erkennen, dass ein Mensch das gesendet hat. Bitte laden Sie die Seite neu und senden Sie noch einmal.',
  booked: (firm, time) => `Vielen Dank. ${firm} erwartet Sie: ${time}.`,
  held: (firm, time, until) =>
    `Ihre Nachricht ist angekommen. Der Termin bei ${firm} (${time}) ist bis ${until} für Sie reserviert: Eine E-Mail ist unterwegs, und mit dem Link darin gehört der Termin Ihnen.`,
  slot: {
    taken:
      'Dieser Termin wurde gerade vergeben. Falls an Sie, steht das in unserer E-Mail. Sonst wählen Sie bitte einen anderen; Ihre Eingaben sind noch da.',
    'too-many':
      'Hier lassen sich höchstens zwei künftige Termine buchen. Für einen weiteren rufen Sie uns bitte an; Ihre Eingaben sind noch da.',
    'no-mail':
      'An diese Adresse geht heute keine E-Mail mehr, der Termin lässt sich also nicht bestätigen. Bitte rufen Sie uns an; Ihre Eingaben sind noch da.',
  },
  closed: (job, until, email) =>
    `Die Bewerbungsfrist für „${job}“ endete mit Ablauf des ${until}. Ihre Bewerbung wurde nicht angenommen, und wir bewahren nichts davon auf. Sie hätten gut gepasst? Schreiben Sie trotzdem an ${email}: Gute Briefe heben wir auf.`,
  invalidFields: 'Mindestens ein Feld braucht noch einen Blick.',
  acceptance: 'Bitte setzen Sie das Häkchen für Ihre Einwilligung und senden Sie noch einmal.',
  storageTimeout: (email) =>
    `Unser Server hat zu lange gebraucht, und wir können nicht sagen, ob Ihre Nachricht angekommen ist. Bitte senden Sie sie noch einmal oder schreiben Sie an ${email}.`,
  storageError: (email) =>
    `Ihre Nachricht konnte gerade nicht angenommen werden. Bitte versuchen Sie es in ein paar Minuten noch einmal oder schreiben Sie an ${email}.`,
  file: {
    empty: 'Die Datei ist leer.',
    tooLarge: (megabytes) => `Die Datei ist größer als ${megabytes}\u00a0MB.`,
    wrongType: 'Bitte senden Sie eine PDF-, DOCX- oder ODT-Datei.',
    unexpected: 'Hier wird keine Datei erwartet.',
    busy: 'Es kommen gerade zu viele Dateien an. Bitte wählen Sie die Datei gleich noch einmal und senden Sie sie.',
    full: 'Dateien können im Moment nicht angenommen werden. Bitte senden Sie das Formular ohne Datei und schicken Sie uns die Datei per E-Mail.',
  },
  otherSite: 'Dieses Formular nimmt nur Eingaben von der eigenen Website an.',
  tooManyMessages:
    'Von hier kamen zu viele Nachrichten. Bitte warten Sie ein paar Minuten und versuchen Sie es noch einmal.',
  tooManyQuestions: 'Zu viele Anfragen. Bitte warten Sie ein paar Minuten.',
  tooManyChallenges: 'Zu viele Prüfungen. Bitte warten Sie ein paar Minuten.',
  noDiary: 'Diesen Kalender gibt es nicht.',
  methods: (allowed) => `Diese Adresse nimmt nur ${allowed} an.`,
  tooLarge: (kilobytes) => `Zu groß: Höchstens ${kilobytes}\u00a0KB werden angenommen.`,
  incomplete: 'Die Anfrage brach ab, bevor sie vollständig war.',
  tooSlow: 'Die Übertragung hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  tooMuch: 'Es kommt gerade zu viel auf einmal an. Bitte versuchen Sie es gleich noch einmal.',
  malformed: 'Die Formulardaten sind fehlerhaft und können nicht gelesen werden.',
  unstorable: (what) =>
    `${what} enthält ein NUL-Zeichen, das nicht gespeichert werden kann. Bitte entfernen Sie es.`,
  nameOfField: 'Der Name eines Feldes',
  details: {
    longName: 'Der Name dieses Feldes ist zu lang.',
    tooMany: (max) => `Mehr als ${max} weitere Felder.`,
    tooLong: (max) => `Mehr als ${max} Zeichen in allen weiteren Feldern.`,
  },
  longAddress: (max) => `Eine Adresse darf höchstens ${max} Zeichen haben.`,
  noPage: 'Diese Seite gibt es nicht.',
  fileGone:
    'Diese Datei gibt es nicht mehr. Laden Sie die Seite neu: Vielleicht zeigt sie eine andere.',
  unreadable:
    'Diese Seite kann im Moment nicht gelesen werden. Bitte versuchen Sie es in einer Minute noch einmal.',
  maintenance: 'An der Website wird gearbeitet; sie ist bald wieder da.',
  maintenanceUntil: (end) => `An der Website wird gearbeitet, voraussichtlich bis ${end}.`,
  reachUs: (email, phone) => `Schreiben Sie an ${email} oder rufen Sie an: ${phone}.`,
};

export const pageWords: Translation<typeof pages> = {
  back: 'Zurück zur Seite',
  start: 'Zur Startseite',
  subscribed:
    'Falls die Adresse nicht schon auf unserer Liste steht, ist eine E-Mail dorthin unterwegs. Mit dem Link darin bestätigen Sie Ihre Anmeldung.',
  oneStepMore: 'Noch ein Schritt',
  expired: {
    title: 'Hier steht nichts mehr',
    text: 'Diese Seite hat einen Tag lang bestätigt, dass ein Formular angekommen ist. Falls Sie gerade eines gesendet haben: Es ist nur angekommen, wenn eine Seite das gesagt hat.',
  },
  sendOnceMore: 'Bitte senden Sie noch einmal',
  didNotWork: 'Das hat nicht geklappt',
  tookTooLong: 'Das hat zu lange gedauert',
  notFromHere: 'Nicht von hier',
  noForm: 'Dieses Formular gibt es nicht',
  nothingToRead: 'Hier gibt es nichts zu lesen',
  tooLarge: 'Das ist zu groß',
  wait: 'Bitte warten Sie etwas',
  closed: {
    title: 'Diese Stelle ist nicht mehr ausgeschrieben',
    copy: 'Ihr Text ist noch da, zum Kopieren',
    write: (email) => `An ${email} schreiben`,
    openings: 'Offene Stellen ansehen',
  },
  errors: {
    title: 'Fast geschafft',
    lead: 'Mindestens ein Feld braucht noch einen Blick. Ihre Eingaben sind noch da.',
    slot: 'Tag und Uhrzeit des Termins',
    file: 'Lebenslauf (PDF, DOCX oder ODT, höchstens 5\u00a0MB)',
    fileAgain: 'Falls Sie eine Datei ausgewählt hatten, wählen Sie sie bitte noch einmal.',
    consent: {
      application:
        'Ich bin einverstanden, dass Sie meine Angaben aufbewahren, um diese Bewerbung zu beantworten.',
      message:
        'Ich bin einverstanden, dass Sie meine Angaben aufbewahren, um diese Nachricht zu beantworten.',
    },
    consentNeeded: {
      application: 'Bitte setzen Sie das Häkchen; ohne es können wir keine Bewerbung annehmen.',
      message: 'Bitte setzen Sie das Häkchen; ohne es können wir keine Nachricht annehmen.',
    },
    privacy: 'Was wir damit tun, und wie lange.',
    send: 'Senden',
  },
  subscription: {
    join: {
      title: 'Newsletter abonnieren?',
      text: (firm) =>
        `Mit diesem Knopf kommt der Newsletter von ${firm} an diese Adresse. Jede Ausgabe enthält einen Link zum Abbestellen.`,
      confirm: 'Anmeldung bestätigen',
      cancel: 'Lieber nicht',
    },
    leave: {
      title: 'Newsletter abbestellen?',
      text: 'Mit diesem Knopf kommt von unserer Liste keine E-Mail mehr an diese Adresse.',
      confirm: 'Abbestellen',
      cancel: 'Auf der Liste bleiben',
    },
    joined: {
      title: 'Sie stehen auf der Liste',
      text: 'Vielen Dank. Eine E-Mail mit einem Link zum Abbestellen ist unterwegs.',
    },
    left: {
      title: 'Abbestellt',
      text: 'Sie stehen nicht mehr auf unserer Liste. Es kommt keine E-Mail mehr von ihr.',
    },
    nothingToConfirm: 'Nichts zu bestätigen',
    nothingToLeave: 'Nichts abzubestellen',
    incomplete:
      'Dieser Link ist unvollständig, oder die Adresse steht nicht mehr auf unserer Liste.',
  },
  appointment: {
    title: 'Ist das Ihr Termin?',
    text: (time) => `Mit diesem Knopf gehört der Termin Ihnen: ${time}.`,
    confirm: 'Termin bestätigen',
    cancel: 'Lieber nicht',
    bookedTitle: 'Ihr Termin ist gebucht',
    booked: (time) =>
      `Der Termin gehört Ihnen: ${time}. Eine E-Mail zur Bestätigung ist unterwegs.`,
    taken: {
      title: 'Dieser Termin ist vergeben',
      text: 'Er war eine Stunde lang für Sie reserviert und wurde dann anderweitig vergeben. Bitte wählen Sie einen anderen.',
    },
    'too-many': {
      title: 'Mehr als zwei gehen nicht',
      text: 'Mit dieser Adresse sind schon zwei künftige Termine gebucht. Für einen weiteren rufen Sie uns bitte an.',
    },
    over: { title: 'Dieser Termin ist vorbei', text: 'Bitte wählen Sie einen anderen.' },
    unknown: {
      title: 'Nichts zu bestätigen',
      text: 'Dieser Link ist unvollständig, oder der Termin wurde abgesagt.',
    },
  },
};
