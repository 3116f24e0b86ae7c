import { siteConfig } from '../../../site.config.ts';
import { launchText } from './launch-time.ts';

const { name } = siteConfig.company;

/** Copy of `/page/coming-soon`; the opening date is in `launch-time.ts`. */
export const copy = {
  hero: {
    heading: 'Bald gibt es etwas Neues.',
    lead: 'Wir bereiten [was bald kommt] vor. Hinterlassen Sie unten eine Adresse, und wir sagen Ihnen, wenn es da ist.',
    action: { title: 'Sagen Sie mir Bescheid', link: '#letter' },
    dateLabel: 'Wir öffnen am',
    phones: [
      { title: 'Was es ist', content: 'Es hilft Ihnen bei [wobei es hilft].' },
      { title: 'Für wen es ist', content: 'Für [die Menschen, für die es ist].' },
      { title: 'Was es kostet', content: 'Es kostet [den Preis oder nichts].' },
      { title: 'Wann es kommt', content: `Am ${launchText.day}.` },
      { title: 'Wie Sie es erfahren', content: 'Per E-Mail, wenn Sie möchten.' },
    ],
  },
  countdown: {
    label: `Zeit bis zum Start: ${launchText.date}, ${launchText.time}`,
    units: { days: 'Tage', hours: 'Std.', minutes: 'Min.', seconds: 'Sek.' },
    endMessage: {
      heading: 'Es ist so weit.',
      content: `Eröffnet am ${launchText.date}.`,
      action: { title: 'Schreiben Sie uns', link: '/page/contact-us' },
    },
  },
  preview: {
    media: { name: 'desk-terminal', ratio: '2' },
    heading: 'Was Sie erwartet',
    caption: 'Sie sehen [was das Bild zeigt].',
    items: [
      {
        title: 'Erst einmal klein',
        content: 'Zuerst kommt der Teil, der fertig ist. Der Rest folgt.',
      },
      {
        title: 'Fragen sind willkommen',
        content: 'Ist Ihnen etwas wichtig? Schreiben Sie uns, bevor wir öffnen.',
      },
    ],
  },
  previewMail: {
    fields: [
      { title: 'Von', content: name },
      { title: 'An', content: 'Sie' },
      { title: 'Betreff', content: 'Es ist so weit' },
    ],
    paragraphs: [
      'Danke, dass Sie gewartet haben.',
      'Ab heute können Sie [was man dort tun kann].',
      'Wenn etwas nicht funktioniert, antworten Sie auf diese Mail.',
    ],
    label: 'Kurze Filme und ihre Länge',
    films: [
      // [gap: die Länge des ersten Films, in Sekunden]
      { title: 'Ein erster Blick', seconds: 30 },
      // [gap: die Länge des zweiten Films, in Sekunden]
      { title: 'So funktioniert es', seconds: 60 },
    ],
  },
  subscribe: {
    heading: 'Eine Mail zum Start.',
    lead: `Ihre Adresse kommt auf unsere Liste. Am ${launchText.day} schreiben wir, dass es so weit ist, und danach [wie oft Sie schreiben].`,
    afterLaunch: {
      heading: 'Neues per E-Mail.',
      lead: 'Ihre Adresse kommt auf unsere Liste, und wir schreiben [wie oft Sie schreiben].',
    },
    submit: 'Auf die Liste setzen',
    note: 'Ein Link in der ersten Mail fragt, ob wirklich Sie das waren. In jeder Mail können Sie sich ganz unten wieder abmelden.',
    caption: 'Hier ist [was das Bild zeigt].',
  },
} as const;
