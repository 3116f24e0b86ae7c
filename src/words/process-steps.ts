/** States of a step, before its heading. */
export const processStepWords = { done: 'Done:', now: 'Now:', next: 'To come:' } as const;
