import { siteConfig } from '../../../site.config.ts';
import type { QuestionGroup } from '../../content/schema/question-group.ts';
import { retentionDays } from '../privacy/copy.ts';
import { noCookiesNote } from '../privacy/third-parties.ts';

/** Questions on accessibility, privacy and visits. */
export const questionsCare: QuestionGroup = {
  id: 'care',
  title: 'Daten und Zugang',
  questions: [
    {
      id: 'cookies',
      question: 'Braucht unsere Website ein Cookie-Banner?',
      shortAnswer: 'Nicht unseretwegen',
      answer: [
        `Nötig ist es nur für das, was Ihre Besucher verfolgt. Wir können Ihre Website ohne bauen. ${noCookiesNote(siteConfig)}`.trim(),
      ],
    },
    {
      id: 'what-we-keep',
      question: 'Was geschieht mit dem, was ich Ihnen hier sende?',
      shortAnswer: `Nach ${retentionDays} Tagen gelöscht`,
      answer: [
        'Wir verwenden es, um Ihnen zu antworten. Auf Ihren Wunsch löschen wir es früher. Briefe von Kunden bleiben bei den Unterlagen des Projekts, solange das Gesetz es verlangt.',
      ],
      action: { title: 'Alles dazu, auf einer Seite', link: '/privacy' },
    },
    {
      id: 'accessibility',
      question: 'Besteht unsere Website eine Prüfung auf Barrierefreiheit?',
      shortAnswer: 'WCAG 2.2, Stufe AA',
      answer: ['Danach bauen wir. Wir testen mit [womit und mit wem Sie testen].'],
    },
    {
      id: 'your-door',
      question: 'Ich benutze einen Rollstuhl. Kann ich Sie besuchen?',
      shortAnswer: 'Rufen Sie vorher an',
      answer: [
        'Auf dem Weg zu uns gibt es [welche Stufen, Türen und Aufzüge]. Jemand holt Sie draußen ab.',
      ],
      action: { title: 'So erreichen Sie uns', link: '/page/contact-us' },
    },
  ],
};
