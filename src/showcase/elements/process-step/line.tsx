import { ProcessSteps } from '../../../elements/process-steps/process-steps.tsx';

const steps = [
  { title: 'Listen', content: 'A day behind your counter.', duration: '1 week' },
  { title: 'Plan', content: 'Eight pages and a price.', duration: '2 weeks' },
  { title: 'Build', content: 'Something to see every Friday.', duration: '9 weeks' },
  { title: 'Open', content: 'On a Tuesday, with us at the telephone.', duration: '1 day' },
];

/** Process steps on a horizontal line; on a phone the line is vertical. */
export function StepLine() {
  return <ProcessSteps variant="line" items={steps} />;
}
