import { opening } from './opening.ts';

/** The texts of `/page/coming-soon`. When it opens stands in `opening.ts`. */
export const comingSoon = {
  drawer: {
    heading: 'Borrow our five worst phones.',
    lead: 'Send an address. Five second-hand phones in a mill in Vermont open it, on one bar of signal, and you get the film. Free, and as unkind to our own pages as to yours.',
    plate: 'The drawer opens',
  },
  clock: {
    label: `Time until the drawer opens on ${opening.date} at ${opening.time}`,
    units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
    after: {
      heading: 'The drawer is open.',
      content: `It opened on ${opening.date}, at nine, quietly. For now, turns are given by hand.`,
      action: { title: 'Ask for a turn', link: '/page/contact-us' },
    },
  },
  film: {
    heading: 'What comes back',
    caption:
      'A shop’s front page on the slow phone. The heading came third; the cookie note, first.',
    items: [
      {
        title: 'Five films, side by side',
        content:
          'From the tap to the last picture, with a clock in the corner. Show it at a meeting and say nothing.',
      },
      {
        title: 'Three sentences from a person',
        content:
          'Hana or Mateo watches it and writes what to mend first. They do not write what it would cost; you did not ask.',
      },
      {
        title: 'Nothing kept',
        content:
          'Films are gone after thirty days. Ten addresses a weekday, in the order in which they came; no account, and no score out of a hundred.',
      },
    ],
  },
  letter: {
    heading: 'We write twice at most.',
    lead: 'Once on the morning that it opens, once if a sixth phone moves in.',
    submit: 'Put me down',
    note: 'A link in the first mail asks whether it was really you. Every letter has a way out at its foot.',
  },
} as const;
