/** Channels in the report of the example. */
export const reportTitles = { ads: 'Ads', search: 'Search', letter: 'The letter' } as const;
