/** Labels of the news. */
export const newsWords = {
  /** Before the number of items. */
  number: 'No.',
  backIssues: 'Back issues',
  rss: 'By RSS',
  share: 'Share',
  copied: 'Address copied',
  notices: 'Notices',
  corrections: {
    heading: 'Corrections',
    /** Before the day of an item, and before its text: “On May 4, 2026 we wrote …”. */
    on: 'On',
    wrote: 'we wrote',
    right: 'Right is:',
    /** In the feed, below the text. */
    inFeed: (day: string, right: string) => `Corrected on ${day}. Right is: ${right}`,
  },
  calendar: 'What comes',
  /** Between the first and the last day. */
  to: 'to',
  frontPageLabel: 'On the sheet above',
} as const;
