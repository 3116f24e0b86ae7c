import { ProgressSteps } from '../../../elements/progress-bar/progress-steps.tsx';

/** Progress bar with named stages. */
export function ProgressStages() {
  return (
    <ProgressSteps
      label="The new timetable"
      current={4}
      labels={{ done: 'Finished', now: 'Under way' }}
      steps={['Listen', 'Draw', 'Plan', 'Build', 'Test', 'Launch']}
    />
  );
}
