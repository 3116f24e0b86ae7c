import type { ProcessStage } from '../../content/schema/process-stage.ts';

/** Stages of a project: six of them, first call to second year. */
export const processStages: ProcessStage[] = [
  {
    name: 'A conversation',
    happens:
      'You tell us what is wrong, or what is missing. We ask what it costs you today and who has to live with the answer. If somebody else would do it better, we say who.',
    duration: 'One hour, free',
    weeks: 0,
    result: 'A yes, a no, or the name of another firm',
  },
  {
    name: 'A look at the real thing',
    happens:
      'Two of us come and watch: the counter, the warehouse, the inbox, the phone. We count things. Most plans change on this day.',
    duration: 'One to three days on site',
    weeks: 0.4,
    result: 'Four pages on what we saw, yours to keep even if you stop here',
  },
  {
    name: 'A plan with prices',
    happens:
      'We write down what we would build first, what we would leave out, what it costs and what could go wrong. The price of each part stands beside it, so you can strike a line and see.',
    duration: 'One to two weeks',
    weeks: 2,
    result: 'A fixed price for the first version and a date',
  },
  {
    name: 'A first thing that works',
    happens:
      'Before anything is pretty, one path through it works from end to end, on your own phone. Real people try it while changing it is still cheap.',
    duration: 'Three to five weeks',
    weeks: 4,
    result: 'An address where you can click, book or buy',
  },
  {
    name: 'The rest, week by week',
    happens:
      'Each Friday there is a new version, a short note and a list of what is next. You may reorder the list. When a date slips, you hear it from us that same day.',
    duration: 'Four to sixteen weeks',
    weeks: 10,
    result: 'The finished work, its source and its manual',
  },
  {
    name: 'The years after',
    happens:
      'We put it live on a Tuesday morning, never a Friday, and stay close for a month. After that you can keep us for upkeep, hire your own people or walk away; the keys are yours either way.',
    duration: 'A month, or as long as you like',
    weeks: 0,
    result: 'Logins, backups and a person who knows your site',
  },
];
