import { ProcessSteps } from '../../../elements/process-steps/process-steps.tsx';

const steps = [
  { title: 'Notebook', content: 'What we saw, in your people’s words.' },
  { title: 'Paper', content: 'Drawn by hand, tried by hand.' },
  { title: 'Copy', content: 'Clicks like the real thing, knows nothing.' },
  { title: 'The thing', content: 'Runs, is measured, is yours.' },
];

/** Large numbers that go down the stairs: every step costs more than the one before it. */
export function DownTheStairs() {
  return <ProcessSteps variant="stairs" items={steps} />;
}
