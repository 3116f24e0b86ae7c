import type { FormPart } from './form.ts';

/** Part D of the form: reasons against the firm. */
export const against: FormPart = {
  letter: 'D',
  title: 'What speaks against you',
  entries: [
    {
      question: 'What do you not do?',
      paragraphs: ['We do not offer [work that you leave to others].'],
      proof: 'here',
      note: 'What we do offer is printed.',
      action: { title: 'Our services', link: '/page/our-services' },
    },
    {
      question: 'What is hard with a small firm?',
      paragraphs: ['When one of us is ill or away, some things take longer.'],
      proof: 'word',
      note: 'Any small firm could say so.',
    },
  ],
};
