import { List } from '../../../elements/list/list.tsx';

const steps = [
  'Open the old site on the oldest telephone in the building.',
  'Do the one thing for which people come. Count the taps.',
  'Write down what you said aloud while doing it.',
  'Send us that. It is the best brief that we know.',
];

/** List with large numbers. */
export function NumberedList() {
  return <List variant="number" items={steps} className="text-lead" />;
}
