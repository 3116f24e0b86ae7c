import type { mailWords as mails } from '../mails.ts';
import type { Translation } from '../translation.ts';

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

export const mailWords: Translation<typeof mails> = {
  greeting: (name) => (name === '' ? 'Guten Tag,' : `Guten Tag ${name},`),
  sample: (firm, owner, email) =>
    `${firm} ist erfunden, und die Seite ist ein Muster: Was über ihre Formulare kommt, geht an ${owner}, ${email}`,
  notYou:
    'Sie haben uns nicht geschrieben? Dann hat sich jemand bei der Adresse vertippt, und Sie können diese E-Mail löschen.',
  reply: (phone, hours) => `Antworten Sie auf diese E-Mail oder rufen Sie an: ${phone} (${hours}).`,
  add: 'Möchten Sie etwas ergänzen?',
  message: {
    title: 'Ihre Nachricht ist angekommen',
    titleOf: (firm) => `Ihre Nachricht an ${firm} ist angekommen`,
    text: (firm, time) =>
      `vielen Dank für Ihre Nachricht an ${firm}. Jede Nachricht wird von einem Menschen gelesen, und Sie bekommen innerhalb von ${time} eine Antwort.`,
  },
  appointment: {
    title: (firm, time) => `Ihr Termin bei ${firm}: ${time}`,
    text: (firm, time, city, place) =>
      `vielen Dank für Ihre Buchung. ${firm} erwartet Sie: ${time}, Ortszeit ${city}. Adresse: ${place}.`,
    add: 'Sie können nicht kommen oder möchten etwas ergänzen?',
    requestTitle: 'Bitte bestätigen Sie Ihren Termin',
    request: (firm, time) =>
      `Jemand, hoffentlich Sie, hat bei ${firm} um diesen Termin gebeten: ${time}.`,
    free: 'Er gehört Ihnen, sobald Sie ihn bestätigen, solange ihn niemand anderes gebucht hat:',
    held: (until) => `Er ist bis ${until} reserviert und gehört Ihnen, sobald Sie ihn bestätigen:`,
    confirm: 'Termin bestätigen',
    notYou: 'Sie waren das nicht? Dann tun Sie nichts, und der Termin wird wieder frei.',
  },
  application: {
    title: 'Ihre Bewerbung ist angekommen',
    titleFor: (job) => `Ihre Bewerbung ist angekommen: ${job}`,
    thanks: (firm, received) =>
      `vielen Dank für Ihre Bewerbung bei ${firm}. Sie ist am ${received} angekommen.`,
    data: 'Wir haben Ihren Namen, diese Adresse, Ihre Telefonnummer,',
    withMessage: 'Ihre Nachricht',
    withoutMessage: 'keine Nachricht',
    withCv: (file) => `und Ihren Lebenslauf (${file}).`,
    withoutCv:
      'und keinen Lebenslauf. Wollten Sie einen mitschicken? Dann antworten Sie einfach mit der Datei.',
    next: (time, day) =>
      `Zwei Menschen, die mit Ihnen arbeiten würden, lesen sie unabhängig voneinander. Sie hören innerhalb von ${time} von uns, also bis ${day}, sofern kein Feiertag dazwischenliegt. Eine Absage begründen wir.`,
    withdraw:
      'Sie haben es sich anders überlegt? Antworten Sie mit dem einen Wort „zurückziehen“, und wir löschen alles samt Lebenslauf, ohne nach Gründen zu fragen. Sonst bewahren wir die Bewerbung bis zu einem Jahr auf:',
    privacy: 'wie wir mit Ihren Angaben umgehen',
  },
  subscription: {
    requestTitle: (firm) => `Bitte bestätigen Sie Ihre Anmeldung zum Newsletter von ${firm}`,
    request:
      'Jemand, hoffentlich Sie, hat diese Adresse auf unserer Website für unseren Newsletter eingetragen. Die Anmeldung gilt, sobald Sie sie bestätigen:',
    confirm: 'Anmeldung bestätigen',
    notYou:
      'Sie waren das nicht? Dann tun Sie nichts: Ohne Ihre Bestätigung kommt kein Newsletter. Um nicht mehr gefragt zu werden:',
    sayNo: 'hier ablehnen',
    title: (firm) => `Sie erhalten jetzt den Newsletter von ${firm}`,
    text: 'Vielen Dank für die Bestätigung. Ab und zu schreiben wir auf, was wir bei einem Projekt gelernt haben, und schicken es an diese Adresse. Sonst kommt nichts, und niemand anderes bekommt Ihre Adresse.',
    leave: 'Nicht Sie, oder nicht mehr?',
    unsubscribe: 'Hier abbestellen',
  },
  desk: {
    title: (firm) => `Ihr Anmeldelink für den Schreibtisch von ${firm}`,
    text: 'Er öffnet den Schreibtisch einmal, innerhalb von zehn Minuten nach Ihrer Anfrage:',
    signIn: 'Am Schreibtisch anmelden',
    notYou:
      'Sie haben nicht darum gebeten? Dann tun Sie nichts und geben Sie diese E-Mail nicht weiter: Ohne den Link kommt niemand hinein.',
  },
  notice: {
    message: (name) => `Nachricht von ${name}`,
    messageTo: (name, firm) => `Nachricht von ${name} an ${firm}`,
    comment: (name) => `Kommentar von ${name}`,
    commentTo: (name, firm) => `Kommentar von ${name} an ${firm}`,
    appointment: (firm, time, name) => `Termin bei ${firm}: ${time}, ${name}`,
    application: (name) => `Bewerbung von ${name}`,
    subscriber: 'Neue Anmeldung zum Newsletter',
    suspect: 'verdächtig',
    unverified: 'ungeprüft',
    unchecked: 'Es ließ sich nicht prüfen, ob ein Mensch das gesendet hat.',
    noScript: 'Es wurde ohne JavaScript gesendet, ein Captcha war also nicht möglich.',
    captchaDown: 'Der Captcha-Dienst hat beim Senden nicht geantwortet.',
    honeypot:
      'Das könnte von einem Roboter stammen: Ein Feld wurde ausgefüllt, das Menschen nicht sehen. Manche Programme zum Ausfüllen von Formularen tun das auch, und das Captcha wurde gelöst.',
    noConfirmation: 'Der Absender hat keine Bestätigung bekommen.',
    reply: (name) => `Antworten Sie auf diese E-Mail, um ${name} zu antworten.`,
    facts: {
      appointment: 'Termin',
      with: 'Bei',
      cv: 'Lebenslauf',
      page: 'Seite',
      received: 'Eingegangen',
      lead: 'Eingang',
    },
    attached: (file) => `${file} (im Anhang)`,
    notBooked: (time) => `${time}, nicht gebucht`,
    held: (time, until) => `${time}, reserviert bis ${until}, noch nicht per E-Mail bestätigt`,
  },
  count: {
    mails: (count) => counted(count, 'E-Mail', 'E-Mails'),
    webhooks: (count) => counted(count, 'Webhook', 'Webhooks'),
    and: ' und ',
  },
  dead: {
    title: (rows) => `Nicht zugestellt: ${rows}`,
    text: 'Der Server hat aufgegeben: Der letzte Versuch schlug fehl, oder eine Adresse wurde endgültig abgelehnt. Was Besucher gesendet haben, ist trotzdem gespeichert, auch Dateien. Jede Zeile wird Ihnen einmal gemeldet.',
    kinds: {
      'contact-company': 'Ihre Benachrichtigung über eine Nachricht',
      'contact-sender': 'die Bestätigung einer Nachricht',
      'appointment-request-sender': 'die Bitte, einen Termin zu bestätigen',
      'application-company': 'Ihre Benachrichtigung über eine Bewerbung',
      'application-sender': 'die Bestätigung einer Bewerbung',
      'subscription-company': 'Ihre Benachrichtigung über eine Anmeldung zum Newsletter',
      'subscription-request-sender': 'die Bitte, eine Anmeldung zu bestätigen',
      'subscription-sender': 'die Begrüßung auf der Liste',
    },
    webhook: (name) => `der Aufruf des Webhooks ${name}`,
    mail: (kind, recipient) => `${kind}, an ${recipient}`,
    line: (time, lead, what, from, why) =>
      `${time}, Eingang ${lead}: ${what}. Von: ${from}. Grund: ${why}.`,
    unknown: 'unbekannt',
    more: (count) => `Und ${count} weitere.`,
    commands: (command) =>
      `Einen Eingang lesen: ${command} show ID. Alle noch einmal versuchen: ${command} retry.`,
  },
  summary: {
    title: (leads) => `Tagesübersicht: ${leads}`,
    none: 'keine neuen Eingänge',
    leads: (count) => counted(count, 'neuer Eingang', 'neue Eingänge'),
    since: (moment) => `Seit ${moment}:`,
    kinds: {
      contact: (count) => counted(count, 'Nachricht', 'Nachrichten'),
      appointment: (count) => counted(count, 'Termin', 'Termine'),
      comment: (count) => counted(count, 'Kommentar', 'Kommentare'),
      message: (count) =>
        counted(count, 'Nachricht über ein anderes Formular', 'Nachrichten über andere Formulare'),
      'job-application': (count) => counted(count, 'Bewerbung', 'Bewerbungen'),
      subscribe: (count) =>
        counted(count, 'Anmeldung zum Newsletter', 'Anmeldungen zum Newsletter'),
    },
    spam: (count, command) =>
      `Als Spam beiseitegelegt: ${counted(count, 'Eingang', 'Eingänge')}. Zum Nachsehen: ${command} list --spam.`,
    dead: (rows, command) =>
      `Endgültig nicht zugestellt: ${rows}. Welche: ${command} list. Noch einmal versuchen: ${command} retry.`,
  },
};
