import type { processStepWords as steps } from '../process-steps.ts';
import type { Translation } from '../translation.ts';

export const processStepWords: Translation<typeof steps> = {
  done: 'Erledigt:',
  now: 'Jetzt:',
  next: 'Danach:',
};
