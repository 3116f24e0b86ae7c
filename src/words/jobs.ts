/** Labels of job pages, and of the list of openings. */
export const jobWords = {
  back: 'All openings',
  facts: {
    heading: 'The facts',
    salary: 'Salary',
    salaryNote: 'a year, before taxes',
    hours: 'Hours',
    place: 'Where',
    start: 'From',
    posted: 'Posted',
    lastDay: 'Apply until',
    apply: 'Apply for this job',
    /** Before the name of a person. */
    ask: 'Questions first? Ask',
  },
  /** In place of the last day to apply, where an opening has none. */
  noLastDay: 'the place is filled',
  weekly: (hours: number) => `${hours} hours a week`,
  permanent: 'permanent',
  headings: {
    description: 'The job',
    responsibilities: 'What you will do',
    skills: 'What you should bring',
    welcome: 'Welcome, but not asked for',
    benefits: 'What you get from us',
  },
  apply: 'Apply',
  /** After the last day: `since` precedes that day. */
  closedNote: {
    since: 'Closed: one could apply until',
    heading: 'This place is closed',
    openings: 'See what is open',
    write: 'Or write to us without a place in mind:',
  },
  others: 'The other open places',
  /** Before the number of an opening, and before that of a working day. */
  number: 'No.',
  day: 'Day',
} as const;
