import { namePrices } from '../../content/prices.ts';
import type { QuestionGroup } from '../../content/schema/question-group.ts';

const [plainName] = namePrices;

/** Questions on ownership. */
export const questionsOwnership: QuestionGroup = {
  id: 'ownership',
  title: 'Wem es gehört',
  questions: [
    {
      id: 'who-owns',
      question: 'Wem gehört der Code?',
      shortAnswer: 'Ihnen',
      answer: [
        'Was wir für Sie schreiben, gehört Ihnen, sobald [was dafür geschehen muss]. Teile, die auch andere benutzen, behalten ihre eigenen Lizenzen.',
      ],
    },
    {
      id: 'leaving',
      question: 'Und wenn wir gehen wollen?',
      shortAnswer: 'Das können Sie',
      answer: [
        'Sagen Sie es uns [wie lange] vorher. Sie bekommen den Quelltext, die Daten und alle Dateien.',
      ],
    },
    {
      id: 'names-and-logins',
      question: 'Auf wessen Namen laufen Domain und Konten?',
      shortAnswer: 'Auf Ihren',
      answer: [
        `Wir können uns für Sie darum kümmern. Eine Domain, um die wir uns kümmern, kostet ${plainName?.price} im Jahr und ist auf Sie registriert.`,
      ],
    },
    {
      id: 'edit-it-ourselves',
      question: 'Können unsere eigenen Leute die Seiten ändern?',
      shortAnswer: 'Ja',
      answer: ['Wir zeigen Ihnen, wie Sie Texte, Bilder und Preise ändern, ohne uns anzurufen.'],
    },
  ],
};
