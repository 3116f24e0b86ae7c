import { ProcessSteps } from '../../../elements/process-steps/process-steps.tsx';

const steps = [
  { title: 'Notebook', content: 'What we saw, in your people’s words.' },
  { title: 'Paper', content: 'Drawn by hand, tried by hand.' },
  { title: 'Copy', content: 'Clicks like the real thing, knows nothing.' },
  { title: 'The thing', content: 'Runs, is measured, is yours.' },
];

/** Process steps with large numbers, each further down than the one before. */
export function StepStairs() {
  return <ProcessSteps variant="stairs" items={steps} />;
}
