import { responseTimes } from '../../content/response-times.ts';

/** Copy of every job page around the job itself (`jobs.ts`). */
export const copy = {
  back: { title: 'All openings', link: '/page/career' },
  facts: {
    heading: 'The facts',
    hours: 'Hours',
    hoursText: (hours: number) => `${hours} hours a week`,
    place: 'Where',
    start: 'From',
    posted: 'Posted',
    until: 'Apply until',
    salaryNote: 'a year, before taxes',
    apply: { title: 'Apply for this job', link: '#apply' },
    ask: 'Questions first? Ask',
  },
  headings: {
    description: 'The job',
    responsibilities: 'What you will do',
    skills: 'What you should bring',
    welcome: 'Welcome, but not asked for',
    benefits: 'What you get from us',
  },
  apply: {
    heading: 'Apply',
    lead: `You need no account and no cover letter. A person reads your application, and you hear from us within ${responseTimes.application}.`,
    hints: [
      'A CV of one or two pages is plenty. PDF, Word or OpenDocument, up to 5 MB.',
      'In the message, tell us about one thing that you have made.',
      'Leave out your age, your photograph and your marital status. We do not need to know.',
    ],
  },
  closed: {
    since: 'Closed: one could apply until',
    heading: 'This place is closed',
    lead: 'Its last day is over, and we take no more applications for it. If yours came in time, you get your answer as usual.',
    action: { title: 'See what is open', link: '/page/career#openings' },
    write: 'Or write to us without a place in mind:',
  },
  others: 'The other open places',
} as const;
