import type { Channel } from './channel.ts';

/**
 * Breakdown of the search ads of an example, a small shop, for two months. Source of the drawing, the table, the
 * bar at the end of the page and the report; amounts are in cents.
 */
export const adBudgetExample = {
  // [gap: figures of a budget you counted]
  budget: 10_000,
  centsPerClick: [217, 256],
  jobs: [2, 4],
  channels: [
    {
      id: 'far',
      title: 'Too far away',
      visitors: 'Lived outside the shop’s area.',
      change: 'The ad is shown only in the area.',
      clicks: [9, 2],
    },
    {
      id: 'wrong',
      title: 'Other wishes',
      visitors: 'Looked for something else.',
      change: 'The ad is not shown for words that mean something else.',
      clicks: [7, 3],
    },
    {
      id: 'nobody',
      title: 'Nobody',
      visitors: 'Clicks by mistake, and machines.',
      change: 'None. There is always a rest of these.',
      clicks: [3, 3],
    },
    {
      id: 'yours',
      title: 'Already yours',
      visitors: 'Typed the shop’s own name.',
      change: 'No ad for the shop’s own name.',
      clicks: [8, 0],
    },
    {
      id: 'slow',
      title: 'Page too slow',
      visitors: 'Did not wait for the page.',
      change: 'The page that the ad leads to was made lighter.',
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
      visitors: 'What the ads are for.',
      change: 'Price and telephone number are at the top of the page.',
      clicks: [5, 11],
    },
  ] satisfies readonly Channel[] as readonly Channel[],
} as const;
