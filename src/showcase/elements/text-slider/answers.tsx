import { ChoiceSlider } from '../../../elements/text-slider/choice-slider.tsx';

const answers = [
  {
    name: 'The first reason',
    text: 'Because the one who answers the telephone is on the landing by then, and it rings.',
  },
  {
    name: 'The second reason',
    text: 'Because a full boat that is said to be full is a service, and one that is found full is not.',
  },
  { name: 'The third reason', text: 'Because it rains there, and the sheet on the door runs.' },
];

/** Text slider with dots, which are radio buttons. */
export function DotSlider() {
  return (
    <ChoiceSlider
      label="Three reasons for a page"
      variant="dots"
      slides={answers.map(({ name, text }) => ({
        name,
        body: (
          <p className="max-w-[22em] font-display text-h2 leading-[1.15] font-semibold tracking-heading text-balance">
            {text}
          </p>
        ),
      }))}
    />
  );
}
