import { area } from '../../content/contact.ts';
import { formatPath } from '../../content/post-path.ts';
import type { FormPart } from './form.ts';

/** Part D of the form: declined clients, and reasons against the firm. */
export const against: FormPart = {
  letter: 'D',
  title: 'What speaks against you',
  entries: [
    {
      question: 'Whom have you turned away?',
      rows: [
        { label: 'Asked us in 2025', value: '41' },
        { label: 'wanted what others do better', value: '12' },
        { label: 'could not wait until we had time', value: '8' },
        { label: 'needed nothing, and were told so', value: '4' },
        { label: 'wanted their visitors followed', value: '3' },
        { label: 'Had an offer from us', value: '14', isTotal: true },
      ],
      paragraphs: [
        'Ten of the fourteen signed, two found it cheaper, and two are still thinking. Every no went out with a name or a reason.',
      ],
      proof: 'here',
      note: 'What we refuse on principle is printed.',
      action: { title: 'The struck list', link: '/home-business' },
    },
    {
      question: 'What would clients who left complain about?',
      paragraphs: [
        'Seven have gone for good. This spring Colette asked them all, and five replied. “You were shut on Wednesday mornings, and that is when I think.” “Every small wish came back as a question.” “We wanted it new, and you wanted it a year old.” “Dear.” The fifth would have liked a call now and then when nothing was the matter.',
        'The last has been mended: two visits a year, and no order book in the car. The others are how we work, and they should choose somebody else.',
      ],
      proof: 'outside',
      note: 'Two of the seven have said that you may call them. Ask us for the numbers.',
    },
    {
      question: 'Your worst day for a client',
      paragraphs: [
        'The latest: two people on their honeymoon, put to sleep above a kitchen because of us. We paid for that stay and for a weekend to make up for it, $1,284, and nobody had to ask.',
      ],
      proof: 'here',
      note: 'Told by the one who had written “nice” beside the code.',
      action: { title: 'Booked for yesterday', link: formatPath('standard', 45) },
    },
    {
      question: 'Court cases, open or closed',
      boxes: [{ title: 'some' }, { title: 'none', isChecked: true }],
      paragraphs: ['In 2019 one came close. It was settled at our table, over cold coffee.'],
      proof: 'outside',
      note: `The dockets of ${area}’s courts are public.`,
    },
  ],
};
