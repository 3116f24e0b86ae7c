import { ProcessSteps } from '../../../elements/process-steps/process-steps.tsx';

/** Process steps as arrows; on a phone they are cards below each other. */
export function StepArrows() {
  return (
    <ProcessSteps
      variant="arrows"
      className="[&>:last-child]:[--arrow-words:var(--paper)] [&>:last-child]:[--arrow:var(--ink)] [&>:nth-child(2)]:[--arrow:var(--tint)]"
      items={[
        { title: 'Bring a project', content: 'One that is going on, not a demo.' },
        { title: 'Ask two people', content: 'They get a letter and one button.' },
        { title: 'Look on Friday', content: 'Where the week went, on one page.' },
      ]}
    />
  );
}
