import { siteConfig } from '../../../site.config.ts';
import { town } from '../../content/contact.ts';
import { team } from '../../content/team.ts';
import { workday } from './workday.ts';

/** Copy of `/page/career`; the openings, salaries included, are in `jobs/openings/`. */
export const copy = {
  hero: {
    heading: 'Hier arbeiten.',
    lead: 'Wir sind [wie viele Personen] im Team. Was offen ist, steht unten, mit dem Gehalt.',
    action: { title: 'Zu den Stellen', link: '#openings' },
  },
  work: {
    heading: 'Wie die Arbeit ist',
    paragraphs: [
      'Wir bauen Websites und Software für [welche Art von Kunden].',
      'Sie sprechen mit den Menschen, die Ihre Arbeit benutzen werden. So finden wir heraus, was sie brauchen.',
      'Auch wir machen Fehler. Dann schreiben wir auf, was wir daraus gelernt haben.',
    ],
  },
  openings: {
    heading: 'Offene Stellen',
    lead: 'Bei jeder Stelle steht das Gehalt. Ist sie besetzt, nehmen wir sie von der Seite.',
    linkTitle: 'Lesen und bewerben',
    emptyText: 'Im Moment ist nichts offen. Schreiben Sie uns trotzdem gern.',
    salaryNote: 'im Jahr, brutto',
  },
  benefits: {
    heading: 'Was Sie bekommen, in Zahlen',
    items: [
      {
        // [gap: wie viele Stunden pro Woche]
        figure: '40',
        unit: 'Stunden pro Woche',
        text: 'Wir arbeiten [zu welchen Zeiten].',
      },
      {
        // [gap: bezahlte Urlaubstage im Jahr]
        figure: '30',
        unit: 'Tage Urlaub',
        text: 'Im Jahr, bei einer Fünftagewoche.',
      },
      {
        // [gap: wie viele Tage im Jahr zum Lernen]
        figure: '5',
        unit: 'Tage im Jahr zum Lernen',
        text: 'Für Kurse, Bücher und Konferenzen.',
      },
    ],
  },
  day: {
    heading: 'Unser Tag',
    hours: [
      // [gap: die Uhrzeiten eines gewöhnlichen Tages]
      { time: workday.opens, text: 'Wir fangen an und sehen nach, was heute ansteht.' },
      { time: workday.starts, text: 'Wir arbeiten an unseren Projekten, allein oder zu zweit.' },
      { time: workday.pauses, text: 'Pause, [wo und mit wem].' },
      { time: workday.closes, text: 'Feierabend. Nachrichten warten bis zum Morgen.' },
    ],
  },
  drawbacks: {
    heading: 'Es passt eher nicht, wenn',
    items: [
      'Sie lieber nicht mit Kunden sprechen.',
      'Sie eine große Firma mit vielen Abteilungen suchen.',
      'Sie lieber nicht [was Ihre Arbeit verlangt].',
    ],
  },
  hiring: {
    heading: 'Drei Wochen, fünf Schritte',
    lead: 'Eine Antwort bekommen Sie auf jeden Fall. Jede Schlaufe ist ein Tag, an dem Sie von uns hören.',
    steps: [
      {
        day: siteConfig.promises.applicationDays,
        title: 'Sie hören von uns',
        text: 'Ein Mensch hat Ihre Bewerbung gelesen und schreibt Ihnen.',
      },
      {
        // [gap: der Werktag des ersten Gesprächs, 5 bis 15]
        day: 5,
        title: 'Wir reden',
        text: 'Wir fragen nach Ihrer Arbeit, und Sie können nach unserer fragen.',
      },
      {
        // [gap: der Werktag des zweiten Gesprächs, nach dem ersten]
        day: 8,
        title: 'Sie zeigen Ihre Arbeit',
        text: 'Wir sehen uns zusammen etwas an, das Sie gemacht haben.',
      },
      {
        // [gap: der Werktag des Besuchs, nach den Gesprächen]
        day: 11,
        title: 'Sie treffen die anderen',
        text: 'Sie lernen die Menschen kennen, mit denen Sie arbeiten würden.',
      },
      {
        // [gap: der Werktag der Antwort, spätestens 15]
        day: 15,
        title: 'Wir antworten',
        text: 'Wir machen Ihnen ein Angebot oder sagen Ihnen, warum nicht.',
      },
    ],
  },
  town: {
    heading: town,
    text: 'Sie erreichen uns [auf welcher Straße oder mit welchem Zug]. In der Nähe gibt es [was um Sie herum liegt].',
  },
  closing: {
    heading: 'Nichts für Sie dabei?',
    text: 'Schreiben Sie uns trotzdem. Sagen Sie uns, wer Sie sind, was Sie machen und was Sie als Nächstes machen möchten.',
    // [gap: welche id aus people/ unterschreibt]
    /** `id` of the signing team member. */
    signer: team[0]?.id ?? 1,
  },
  /** Next page of the firm, by its heading. */
  next: { title: 'Mail, Anruf oder Besuch', link: '/page/contact-us' },
} as const;
