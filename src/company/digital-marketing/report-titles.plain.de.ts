/** Channels in the report of the example. */
export const reportTitles = { ads: 'Anzeigen', search: 'Suche', letter: 'Newsletter' } as const;
