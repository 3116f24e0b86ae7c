import { ChoiceSlider } from '../../../elements/text-slider/choice-slider.tsx';

const days = [
  {
    name: 'Monday',
    title: 'Read',
    text: 'The letters of the weekend, the log of the night, the list.',
  },
  {
    name: 'Tuesday',
    title: 'Decide',
    text: 'What is built this week and what is not, in one hour, standing.',
  },
  { name: 'Wednesday', title: 'Build', text: 'No meetings. The door may be closed.' },
  {
    name: 'Thursday',
    title: 'Try',
    text: 'On old telephones, with gloves, with a screen reader, in the sun.',
  },
  {
    name: 'Friday',
    title: 'Show',
    text: 'To whoever pays for it, with everything that is not finished yet.',
  },
];

/** Text slider whose slides are chosen by name. */
export function NamedSlider() {
  return (
    <ChoiceSlider
      label="A week, day by day"
      variant="names"
      slides={days.map(({ name, title, text }) => ({
        name,
        body: (
          <>
            <h3 className="text-display leading-none font-bold">{title}</h3>
            <p className="mt-4 max-w-[28em] text-lead">{text}</p>
          </>
        ),
      }))}
    />
  );
}
