import { List } from '../../../elements/list/list.tsx';

const steps = [
  'Open the old site on the oldest telephone in the building.',
  'Do the one thing for which people come. Count the taps.',
  'Write down what you said aloud while doing it.',
  'Send us that. It is the best brief that we know.',
];

/** In order, with numbers that can be read from the door. */
export function NumberedList() {
  return <List variant="number" items={steps} className="text-lead" />;
}
