import type { FormPart } from './form.ts';

/** Part D of the form: reasons against the firm. */
export const against: FormPart = {
  letter: 'D',
  title: 'Was gegen Sie spricht',
  entries: [
    {
      question: 'Was machen Sie nicht?',
      paragraphs: ['Wir bieten nicht an: [Arbeit, die Sie anderen überlassen].'],
      proof: 'here',
      note: 'Was wir anbieten, steht hier.',
      action: { title: 'Unsere Leistungen', link: '/page/our-services' },
    },
    {
      question: 'Was ist an einer kleinen Firma schwierig?',
      paragraphs: ['Wenn jemand von uns krank oder nicht da ist, dauert manches länger.'],
      proof: 'word',
      note: 'Das könnte jede kleine Firma sagen.',
    },
  ],
};
