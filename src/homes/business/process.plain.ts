import type { ProcessStage } from '../../content/schema/process-stage.ts';

/** Stages of a project: six of them, first call to second year. */
export const processStages: ProcessStage[] = [
  {
    name: 'A conversation',
    happens: 'You tell us what is wrong, or what is missing. We ask, and say whether we can help.',
    duration: 'One call or visit',
    weeks: 0,
    result: 'A yes, a no, or a next step',
  },
  {
    name: 'A look at the real thing',
    happens: 'We look at how it is done today, together with the people who do it.',
    duration: 'Depends on the task',
    // [gap: weeks of this stage in a usual project]
    weeks: 0.4,
    result: 'What we saw, in writing',
  },
  {
    name: 'A plan with prices',
    happens:
      'We write down what we would build first, what it costs and what could go wrong. You decide what stays in.',
    duration: 'Depends on the task',
    // [gap: weeks of this stage in a usual project]
    weeks: 1,
    result: 'A plan, a price and a date',
  },
  {
    name: 'A first thing that works',
    happens: 'We build one part from end to end. You try it while changing it is still cheap.',
    duration: 'As agreed in the plan',
    // [gap: weeks of this stage in a usual project]
    weeks: 3,
    result: 'A part that you can try',
  },
  {
    name: 'The rest, step by step',
    happens:
      'We build the other parts and show you each one. If something changes, we talk about it.',
    duration: 'As agreed in the plan',
    // [gap: weeks of this stage in a usual project]
    weeks: 6,
    result: 'The finished work',
  },
  {
    name: 'The years after',
    happens: 'We put it live together. After that we can look after it, or you do.',
    duration: 'As long as you like',
    weeks: 0,
    result: 'Somebody who knows your site',
  },
];
