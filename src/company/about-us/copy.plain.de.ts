import { siteConfig } from '../../../site.config.ts';
import { services } from '../../content/services.ts';
import { team } from '../../content/team.ts';
import { isNotLater } from '../../content/this-year.ts';

const { name, founded, address } = siteConfig.company;

/** Copy of `/page/about-us`; the people are in `people/`, one file each. */
export const copy = {
  heading: 'Die Menschen hinter der Arbeit.',
  lead: `${name} ist eine kleine Software- und Webfirma in ${address.city}. Wir bauen Websites, Shops und Apps, und wir kümmern uns um sie.`,
  cord: {
    label: `Ein Kabel mit einer Schlaufe für jedes Jahr seit ${founded}`,
    caption: `Eine Schlaufe für jedes Jahr seit ${founded}.`,
    /** People at the end of each year, from the first; empty: the loops are uneven. */
    people: [],
  },
  figures: [
    { value: founded, label: 'das Jahr unserer Gründung' },
    { value: team.length, label: 'im Team, auf dieser Seite' },
    { value: services.length, label: 'Leistungen im Angebot' },
  ],
  story: {
    heading: 'Was bisher geschah',
    items: [
      {
        year: founded,
        title: 'Der Anfang',
        content: 'Wir fangen an: [wie und wo Sie angefangen haben].',
      },
      {
        // [gap: das Jahr Ihrer ersten Kunden]
        year: founded + 2,
        title: 'Die ersten Kunden',
        content: 'Unsere ersten Kunden sind [wer zuerst zu Ihnen kam].',
      },
      {
        // [gap: das Jahr der letzten großen Veränderung]
        year: founded + 4,
        title: 'Seitdem',
        content: 'Vieles ist geblieben, aber heute [was sich am meisten geändert hat].',
      },
    ].filter(isNotLater),
  },
  principles: {
    heading: 'Was für uns zählt',
    items: [
      {
        title: 'Erst hinsehen, dann bauen',
        content:
          'Wir fragen, wie die Arbeit heute läuft, und sehen zu, wo wir können. Dann planen wir.',
      },
      {
        title: 'Das Kleinste, das genügt',
        content:
          'Was nicht da ist, kann nicht kaputtgehen. Also lassen wir weg, was niemand braucht.',
      },
      {
        title: 'Schnell auf alten Handys',
        content:
          'Nicht alle haben ein neues Handy oder guten Empfang. Eine Seite muss auch bei ihnen funktionieren.',
      },
      {
        title: 'Das Schlechte zuerst',
        content: 'Wenn sich ein Termin verschiebt oder etwas ausfällt, sagen wir es von uns aus.',
      },
    ],
  },
  people: {
    heading: 'Mit wem Sie zu tun haben',
    lead: 'Mehr über uns steht auf einer eigenen Seite.',
    action: { title: 'Wer wo sitzt', link: '/page/our-team' },
  },
  visit: {
    heading: 'Unser Büro',
    paragraphs: [
      `Wir arbeiten in ${address.city}. Sie finden uns [wie man Ihre Tür findet].`,
      'Bitte schreiben Sie uns oder rufen Sie an, bevor Sie kommen, damit jemand Zeit für Sie hat.',
    ],
    action: { title: 'So finden Sie uns', link: '/page/contact-us' },
  },
  next: { title: 'Antworten zum Nachprüfen', link: '/page/who-we-are' },
} as const;
