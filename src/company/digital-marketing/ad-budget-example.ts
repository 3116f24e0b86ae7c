import type { Channel } from './channel.ts';

/**
 * Breakdown of $100 of search ads of a stove shop, for two months. Source of the drawing, the
 * table, the bar at the end of the page and the report; amounts are in cents.
 */
export const adBudgetExample = {
  budget: 10_000,
  centsPerClick: [217, 256],
  jobs: [2, 4],
  channels: [
    {
      id: 'far',
      title: 'Too far away',
      visitors: 'Lived where the van does not go.',
      change: 'A circle round the van, 25 miles, instead of “the region”.',
      clicks: [9, 2],
    },
    {
      id: 'wrong',
      title: 'Other wishes',
      visitors: 'Stove paint, a job, a manual for nothing.',
      change: 'Forty-one words near which the ad keeps quiet: paint, salary, free.',
      clicks: [7, 3],
    },
    {
      id: 'nobody',
      title: 'Nobody',
      visitors: 'Slipped thumbs, machines, a cat on a keyboard.',
      change: 'None. The network gives back what it notices; this is the rest.',
      clicks: [3, 3],
    },
    {
      id: 'yours',
      title: 'Already yours',
      visitors: 'Typed the shop’s own name and pressed the first thing there.',
      change: 'No ad when somebody asks for you by name. You are there anyway.',
      clicks: [8, 0],
    },
    {
      id: 'slow',
      title: 'Page too slow',
      visitors: 'Gave the page four seconds, which is generous.',
      change: 'The page that the ad leads to went from 3 MB to 90 KB.',
      clicks: [6, 1],
    },
    {
      id: 'read',
      title: 'Read, no call',
      visitors: 'The right people, on the wrong day.',
      change: 'More of them, since more of them were the right people.',
      clicks: [8, 19],
    },
    {
      id: 'called',
      title: 'Called',
      visitors: 'What the hundred was for.',
      change: 'Price, next free day and telephone stand at the top.',
      clicks: [5, 11],
    },
  ] satisfies readonly Channel[] as readonly Channel[],
} as const;
