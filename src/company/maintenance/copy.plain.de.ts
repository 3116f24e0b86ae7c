import { siteConfig } from '../../../site.config.ts';
import { hours } from '../../content/contact.ts';
import { responseTimes } from '../../content/response-times.ts';

const { email, phone, phoneHref } = siteConfig.company;

/**
 * Copy of `/page/maintenance`, which the server answers for every page while MAINTENANCE is set. The end time
 * comes from the environment; finished jobs are marked here, and a light goes out.
 */
export const copy = {
  hero: {
    img: 'mountains-night',
    heading: 'Wir sind am Werk. Bis später.',
    lead: 'Wir ändern an dieser Website etwas, das sich nicht ändern lässt, während sie benutzt wird. Was Sie uns gesendet haben, ist nicht verloren.',
    until: {
      /** Text with an end time. */
      textWithTime: 'Bis {time}. Dann öffnet die Website von selbst.',
      /** Text without an end time. */
      textWithoutTime:
        'Wir öffnen, wenn alles fertig ist, und nennen eine Uhrzeit erst, wenn wir sie kennen.',
      caption: 'Wenn Sie wiederkommen, finden Sie die Seite unter ihrer alten Adresse.',
    },
  },
  progress: {
    heading: 'Was wir gerade tun.',
    lead: 'Jedes Fenster ist eine Aufgabe. Das Licht geht aus, wenn sie erledigt ist.',
    states: { done: 'Erledigt', now: 'In Arbeit', next: 'Kommt noch' },
    jobs: [
      {
        state: 'done',
        tools: 'bench',
        title: 'Alles kopieren',
        text: 'Wir machen zuerst eine Kopie und prüfen, ob sie lesbar ist.',
      },
      {
        state: 'done',
        tools: 'bench',
        title: 'Neue Fassung vorbereiten',
        text: 'Sie steht neben der alten, damit es einen Weg zurück gibt.',
      },
      {
        state: 'now',
        tools: 'bench',
        title: 'Ihre Eingaben umziehen',
        text: 'Wir zählen sie vorher und nachher.',
      },
      {
        state: 'next',
        tools: 'phones',
        title: 'Alle Seiten prüfen',
        text: 'Auf Handys und auf einem großen Bildschirm.',
      },
      {
        state: 'next',
        tools: 'shelf',
        title: 'Website wieder öffnen',
        text: 'Dann ist alles wieder dort, wo es war.',
      },
    ],
  },
  services: {
    heading: 'Was weiter funktioniert',
    items: [
      {
        label: 'Das Telefon',
        title: phone,
        link: `tel:${phoneHref}`,
        text: `Wir nehmen zu diesen Zeiten ab: ${hours}.`,
      },
      {
        label: 'E-Mail',
        title: email,
        link: `mailto:${email}`,
        text: `Sie bekommen innerhalb von ${responseTimes.message} eine Antwort.`,
      },
      {
        label: 'Ein geöffnetes Formular',
        text: 'Senden Sie es ab. Es kommt an wie an jedem anderen Tag; nur die Seiten sind gerade geschlossen.',
      },
    ],
  },
} as const;
