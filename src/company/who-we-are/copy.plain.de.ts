import { siteConfig } from '../../../site.config.ts';
import { responseTimes } from '../../content/response-times.ts';
import { parts } from './form-parts.ts';

const { company } = siteConfig;

/** Copy of `/page/who-we-are`, in the order of the page; the form is in `form-parts.ts`. */
export const copy = {
  hero: {
    heading: 'Antworten zum Nachprüfen.',
    lead: 'Das ist ein Formular über uns selbst, wie Sie es jedem Lieferanten vorlegen können. Bei jeder Antwort steht, wo sie sich nachprüfen lässt.',
    count: {
      outside: 'bei jemandem, der nicht zu uns gehört: ein hoher Haken',
      here: 'auf dieser Website: ein kleiner Haken',
      word: 'nirgends, das ist unser Wort: eine gerade Linie',
    },
    countLabel: 'Wo sich die Antworten prüfen lassen',
    answersLabel: 'Die Antworten nach Nummern',
  },
  form: {
    parts,
    marginLabel: 'Wo sich das prüfen lässt',
    marks: { outside: 'Außerhalb', here: 'Auf dieser Website', word: 'Nur unser Wort' },
    checkedLabel: 'angekreuzt',
    uncheckedLabel: 'nicht angekreuzt',
  },
  access: {
    heading: 'Wer welchen Schlüssel hat',
    lead: 'Nicht alle brauchen jeden Schlüssel. Hier steht, wer welchen hat.',
    // [gap: Zahl der Menschen mit dem Schlüssel, anstelle von null]
    items: [
      { title: 'Die Tür', people: null, holders: 'Alle, die hier arbeiten.' },
      { title: 'Die Rechner', people: null, holders: 'Die Menschen, die sich um sie kümmern.' },
      { title: 'Das Bankkonto', people: null, holders: 'Die Inhaber.' },
      {
        title: 'Ihre Zugangsdaten',
        people: null,
        holders: 'Die Menschen, die an Ihrer Website arbeiten.',
      },
      { title: 'Ihre Domain', people: 0, holders: 'Sie, wenn sie auf Sie eingetragen ist.' },
    ],
  },
  closing: {
    heading: 'All das ist nach meinem besten Wissen wahr.',
    // [gap: Vor- und Nachname]
    signer: '[Vorname] [Nachname]',
    role: `für ${company.legalName}`,
    date: '[Tag der Unterschrift]',
    lines: {
      ours: 'Unterschrieben',
      yours: `Sie bekommen innerhalb von ${responseTimes.message} eine Antwort.`,
    },
    readerText: 'Wenn hier eine Frage fehlt, stellen Sie sie bitte.',
    action: { title: 'Fragen Sie, was fehlt', link: '/page/contact-us' },
  },
  next: { title: 'Wer wo sitzt', link: '/page/our-team' },
} as const;
