import { siteConfig } from '../../../site.config.ts';
import { addressLine } from '../../content/address-lines.ts';
import { responseTimes } from '../../content/response-times.ts';
import type { FormPart } from './form.ts';
import { money, owners } from './form-parts-money.ts';
import { against } from './form-parts-objections.ts';

const { company } = siteConfig;
const { registration } = company;
const registrationText = registration
  ? `, ${registration.title.replace('Eingetragen', 'eingetragen')}, ${registration.number}`
  : '';

const signing: FormPart = {
  letter: 'A',
  title: 'Wer unterschreibt',
  entries: [
    {
      question: 'Name und Rechtsform',
      paragraphs: [
        `${company.legalName}${registrationText}. Unsere Adresse ist ${addressLine(company.address)}.`,
      ],
      proof: registration ? 'outside' : 'word',
      note: registration
        ? 'Das Register führt der Staat, nicht wir.'
        : 'Bitte fragen Sie, wenn Sie einen Nachweis brauchen.',
      action: registration && { title: 'Sehen Sie nach', link: registration.link },
    },
    {
      question: 'Wem gehört die Firma?',
      rows: owners,
      proof: 'word',
      note: registration
        ? 'Nicht jedes Register nennt die Inhaber.'
        : 'Auch danach können Sie uns fragen.',
    },
    {
      question: 'Wer entscheidet?',
      paragraphs: ['Die Inhaber. Für jedes Gebiet ist jemand von uns zuständig.'],
      proof: 'here',
      note: 'Wer wofür zuständig ist, steht bei jedem Namen.',
      action: { title: 'Wer wo sitzt', link: '/page/our-team' },
    },
    {
      question: 'Wer macht die Arbeit?',
      // [gap: angekreuzt, was zutrifft]
      boxes: [
        { title: 'unsere eigenen Leute' },
        { title: 'auch Leute, die wir für einen Auftrag holen' },
      ],
      proof: 'here',
      note: 'Das sind die Menschen der Firma.',
      action: { title: 'Unser Team', link: '/page/our-team' },
    },
  ],
};

const liability: FormPart = {
  letter: 'C',
  title: 'Wenn etwas schiefgeht',
  entries: [
    {
      question: 'Versicherung',
      rows: [{ label: 'Unsere Fehler, je Fall', value: '[versicherte Summe, oder keine]' }],
      proof: 'outside',
      note: 'Die Versicherung stellt eine Bestätigung aus. Bitte fragen Sie danach.',
    },
    {
      question: 'Wem sage ich es?',
      paragraphs: [
        `Schreiben Sie uns oder rufen Sie an. Sie bekommen innerhalb von ${responseTimes.message} eine Antwort.`,
      ],
      proof: 'here',
      note: 'Hier stehen alle Wege zu uns.',
      action: { title: 'Kontakt', link: '/page/contact-us' },
    },
  ],
};

const closing: FormPart = {
  letter: 'E',
  title: 'Wenn Sie weg sind',
  entries: [
    {
      question: 'Und wenn Sie schließen?',
      paragraphs: ['Sie behalten, [was Kunden laut Vertrag gehört].'],
      proof: 'word',
      note: 'Lesen Sie den Vertrag, bevor Sie ihn unterschreiben.',
    },
    {
      question: 'Und wenn die Inhaber ausfallen?',
      paragraphs: ['Dann führt [Name oder Rolle] die Firma.'],
      proof: 'word',
      note: 'Bitte fragen Sie uns, wie das geregelt ist.',
    },
  ],
};

/** All of the form. */
export const parts: readonly FormPart[] = [signing, money, liability, against, closing];
