import type {
  cookieWords as cookies,
  privacyWords as privacy,
  thirdPartyWords as thirdParties,
} from '../privacy.ts';
import type { Translation } from '../translation.ts';

export const privacyWords: Translation<typeof privacy> = {
  captcha: {
    heading: 'Menschen von Programmen unterscheiden',
    own: 'Wenn Sie ein Formular auszufüllen beginnen, löst Ihr Browser eine kleine Rechenaufgabe, die der Server dieser Website stellt (ALTCHA). Das dauert etwa eine halbe Sekunde, verlangt nichts von Ihnen und verrät niemandem etwas über Sie. Der Server merkt sich die Nummer der Aufgabe, nicht, wer sie gelöst hat, bis sie abgelaufen ist, damit keine zweimal verwendet wird.',
    service: (name, firm) =>
      `Unsere Formulare verwenden ${name}, einen Dienst von ${firm}. Sobald Sie eines auszufüllen beginnen, lädt Ihr Browser von dort ein Skript; ${firm} erfährt dann Ihre Netzwerkadresse und Angaben über Ihren Browser und setzt möglicherweise eigene Cookies. Unser Server fragt den Dienst nur, ob die Antwort richtig war.`,
  },
  chat: {
    heading: 'Die Schaltfläche in der Ecke',
    none: (button) =>
      `„${button}“ öffnet ein kleines Formular von uns. Was Sie dort schreiben, kommt an dieselbe Stelle wie von der Kontaktseite. Ein Chat-Dienst ist nicht beteiligt.`,
    ownServer: (host) =>
      `Der Chat läuft mit Chatwoot auf ${host}. Er wird erst geladen, wenn Sie auf einer Seite zum ersten Mal die Maus bewegen, tippen oder schreiben. Der Server dort erfährt dann Ihre Netzwerkadresse, die Seite, auf der Sie sind, und was Sie schreiben, und speichert ein Cookie, damit ein Gespräch weitergehen kann.`,
    service: (name) =>
      `Der Chat ist ein Dienst von ${name}. Er wird erst geladen, wenn Sie auf einer Seite zum ersten Mal die Maus bewegen, tippen oder schreiben. ${name} erfährt dann Ihre Netzwerkadresse, die Seite, auf der Sie sind, und was Sie schreiben, und speichert Cookies, damit ein Gespräch weitergehen kann.`,
  },
  policy: (name) => `Was ${name} zum Datenschutz sagt`,
  forms: {
    lead: 'Jedes Formular fragt nur nach dem, was wir für eine Antwort brauchen.',
    elsewhere: (host) => `Das Kontaktformular geht an unser Redaktionssystem auf ${host}.`,
    applications: (host) =>
      `Bewerbungen sind die Ausnahme: Ihr Browser sendet sie samt Lebenslauf an den E-\u2060Mail-Dienst auf ${host}, der sie uns zuschickt und nach seinen eigenen Regeln aufbewahrt.`,
  },
};

const set = (count: number) => (count === 1 ? 'setzt' : 'setzen');

export const cookieWords: Translation<typeof cookies> = {
  services: { chat: 'unser Chat-Dienst', captcha: 'das Captcha unserer Formulare' },
  lead: {
    noCookies: 'setzt keine Cookies',
    noOwnCookies: 'setzt selbst keine Cookies',
    uncounted: (cookiesText) =>
      `Diese Website ${cookiesText}, zählt keine Besuche und zeigt keine Werbung.`,
    counted: (cookiesText) => `Diese Website ${cookiesText} und zeigt keine Werbung.`,
    visits: 'Sie zählt Besuche, ohne die Besucher zu unterscheiden.',
    onlySent: 'Wir wissen nur, was Sie uns senden.',
    elseOnlySent: 'Sonst wissen wir nur, was Sie uns senden.',
    google:
      'Diese Website zeigt keine Werbung und setzt keine Cookies, außer Sie erlauben Google, Ihren Besuch zu zählen.',
    googleAndOthers: (services, count) =>
      `Diese Website zeigt keine Werbung. Google setzt nur dann Cookies, wenn Sie erlauben, dass es Ihren Besuch zählt; ${services} ${set(count)} möglicherweise weitere.`,
  },
  some: (services, count) => `${services} ${set(count)} möglicherweise welche.`,
  others: (services, count) => `${services} ${set(count)} möglicherweise weitere.`,
  none: 'Keine Cookies.',
  noneOfOurs: (services, count) =>
    `Keine Cookies von uns; ${services} ${set(count)} möglicherweise welche.`,
  googleAnswer:
    'Ihre Antwort, ob Google Ihren Besuch zählen darf, und, wenn es das darf, die Cookies des Skripts von Google.',
  example: {
    uncounted:
      'Diese Website geht weiter: Sie setzt gar kein Cookie und zählt überhaupt niemanden.',
    counted: 'Auch diese Website zählt Besuche, und sie setzt kein Cookie.',
  },
};

export const thirdPartyWords: Translation<typeof thirdParties> = {
  counting: {
    none: 'Es gibt keine Besuchsstatistik, kein Zählpixel und keinen Fingerabdruck.',
    service: (name, host) =>
      `${name} zählt die Besuche auf ${host}, ohne Cookies. Ihr Browser lädt von dort ein Skript, das die Seite meldet, woher Sie kamen und welche Art von Browser und Bildschirm Sie haben; der Server dort erfährt dabei Ihre Netzwerkadresse. Wenn Ihr Browser darum bittet, Sie nicht zu verfolgen, wird nichts geladen.`,
    google: (name) =>
      `Wenn Sie es erlauben, zählt ${name} Ihren Besuch: Ihr Browser lädt dann ein Skript von Google, das Cookies setzt und die Seiten meldet, die Sie öffnen (policies.google.com/privacy). Vorher, und wenn Sie ablehnen, wird bei Google nichts abgerufen. In der letzten Zeile jeder Seite ändern Sie Ihre Antwort.`,
  },
  embeds: (services) =>
    `Filme, Karten und Kalender anderer Firmen sind Bilder von uns, bis Sie darauf drücken. Erst dann fragt Ihr Browser bei ${services} an; dort wird Ihre Netzwerkadresse bekannt, und es werden möglicherweise Cookies gesetzt.`,
  subscription: {
    own: 'Ihre E-\u2060Mail-Adresse. Wir senden Ihnen einen Link, und sie steht erst auf der Liste, wenn Sie dort bestätigt haben, dass sie Ihnen gehört. Jede spätere E-\u2060Mail enthält einen Link, mit dem Sie sich abmelden.',
    service: (host) =>
      `Ihre E-\u2060Mail-Adresse. Das Formular sendet sie an den Dienst, der unsere Verteilerliste führt, auf ${host}, und nicht an unseren Server. Jede E-\u2060Mail enthält einen Link, mit dem Sie sich abmelden.`,
  },
  listRetention: {
    own: 'Eine Adresse auf der Verteilerliste bleibt dort, bis Sie sich abmelden; eine, die nie bestätigt wurde, wird gelöscht wie eine Nachricht.',
    service: 'Eine Adresse auf der Verteilerliste bleibt dort, bis Sie sich abmelden.',
  },
};
