import type { ProcessStage } from '../../content/schema/process-stage.ts';

/** Stages of a project: six of them, first call to second year. */
export const processStages: ProcessStage[] = [
  {
    name: 'A conversation',
    happens: 'If somebody else would do it better, we say who.',
    duration: 'One hour, free',
    weeks: 0,
    result: 'A yes, a no, or the name of another firm',
  },
  {
    name: 'A look at the real thing',
    happens: 'Two of us come and count things. Most plans change on this day.',
    duration: 'One to three days on site',
    weeks: 0.4,
    result: 'Four pages on what we saw, yours to keep even if you stop here',
  },
  {
    name: 'A plan with prices',
    happens: 'The price of each part stands beside it, so you can strike a line and see.',
    duration: 'One to two weeks',
    weeks: 2,
    result: 'A fixed price for the first version and a date',
  },
  {
    name: 'A first thing that works',
    happens: 'Real people try one path through it while changing it is still cheap.',
    duration: 'Three to five weeks',
    weeks: 4,
    result: 'An address where you can click, book or buy',
  },
  {
    name: 'The rest, week by week',
    happens:
      'Each Friday there is a new version and a short note. When a date slips, you hear it from us that same day.',
    duration: 'Four to sixteen weeks',
    weeks: 10,
    result: 'The finished work, its source and its manual',
  },
  {
    name: 'The years after',
    happens:
      'We put it live on a Tuesday morning, never a Friday. Then you keep us, or walk away; the keys are yours.',
    duration: 'A month, or as long as you like',
    weeks: 0,
    result: 'Logins, backups and a person who knows your site',
  },
];
