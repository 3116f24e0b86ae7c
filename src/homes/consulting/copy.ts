import { addressLines } from '../../content/address-lines.ts';
import { firm } from './firm.ts';

/** Copy of `/home-consulting`. */
export const copy = {
  hero: {
    id: 'top',
    first: 'Do',
    last: 'less.',
    way: 'more with a kickoff, a steering group, two dashboards, a roadmap, a deck and a call about the deck, and all of it with',
    /** Read aloud in place of the drawing. */
    description:
      'The sentence was: do more with a kickoff, a steering group, two dashboards, a roadmap, a deck and a call about the deck, and all of it with less. We cut it at the neck.',
    lead: 'We are two people in Vicksburg, Mississippi. We tell companies what to stop, and are paid if it is still stopped after ninety days.',
  },
  about: {
    id: 'river',
    media: 'graphite-stack',
    heading: 'The river left on a Wednesday.',
    paragraphs: [
      'On April 26, 1876, the Mississippi broke through the neck of De Soto Point and left Vicksburg without a river. Nobody had decided on the loop that went past the town. It had grown, a few yards each spring, until boats steamed miles around to come half a mile ahead. Then there was high water, and by evening there was a shorter way.',
      'Companies grow loops as rivers do. A figure is wanted once and becomes a report. A mistake is made once and becomes a form with a second signature. Nobody decides on them, and nobody is paid to take them away. That is the whole of our trade.',
      'Ruth Tolliver drew charts of this river for twenty-four years, and every few years she drew it shorter. Cass Whitfield wrote the monthly report of a hospital group, 212 pages, for forty-one readers. In March 2013 he put his mother’s tomato gravy on page 96. It ran for eleven months. Then he came up these stairs.',
    ],
    notes: [
      'The old loop is a lake now. People fish in it, which is more than can be said of most reports.',
      'Water came back to the wharf in 1903. It took engineers years of digging, and it is another river, the Yazoo.',
      'The gravy wants two spoons of bacon fat and no sugar. Nobody has ever asked for the other 211 pages.',
    ],
  },
  gallery: {
    media: 'graphite-map',
    caption:
      'A survey that Ruth keeps on the long table: blue is where the river goes, the other colors are where it went. The red line is ours.',
  },
  questions: {
    id: 'questions',
    heading: 'The three questions that we ask first',
    lead: 'Every client has had them, on the telephone, in this order. Press one to see what a bad and a good answer led to. Answer all three for one thing that keeps coming back, and you get a letter of one page.',
    summary: 'Read all that we would say, without answering',
    /** Basis of the printed answers. */
    example: 'Reckoned for eight people at forty-five minutes, every week.',
    listed: ['One', 'Two', 'Three'],
    verdicts: 'And the letter would advise',
    verdictNames: {
      yourselves: 'Nobody notices, nobody tried',
      name: 'One person notices, nobody tried',
      cut: 'It came back, or somebody said no',
      shorten: 'A customer notices',
      leave: 'The law asks for it',
    },
  },
  work: {
    id: 'one-page',
    media: 'graphite-eraser',
    heading: 'One page, as we found it.',
    /** The kept words are between asterisks. */
    report:
      'Weekly operations summary, week 31. Circulation: all leads, both shifts, office. Purpose: to align stakeholders at the quarry, the yard and the scale house around current performance. Safety: no incidents to report, as in weeks 1 to 30. Production was broadly in line with plan, subject to the usual caveats. Crusher availability 94 percent against 93 percent. Loadout steady. *Bin four is low.* Inventory elsewhere remains within tolerance. Fuel use is being monitored. The tire question was discussed and will be discussed. Weather was noted. Staffing: see separate staffing summary. Training: see separate training summary. Customers: two calls, both friendly. Action items carried over from last week: seven. Action items closed: none. *Order Tuesday.* Next week’s summary will be issued next week. Please acknowledge receipt of this summary in the summary log.',
    caption:
      'Gravel company, Warren County, 140 people. Fourteen of them wrote this page every week for nine years, and nobody could say for whom.',
    cases: [
      {
        heading: 'What it gave',
        text: 'From 624 hours a year to 11. The sentence that is left goes out by text message when it is true. There was no text in forty of the first fifty-two weeks. We were paid $3,678.',
      },
      {
        heading: 'What came back',
        text: 'For a county hospital we took nine boxes off a discharge form of fourteen. Box six, “walks without help,” had looked like courtesy. It was how the night pharmacist knew whom not to give the strong tablets. She telephoned on day four. It is back, in larger type, and we were paid for eight.',
      },
      {
        heading: 'What we broke',
        text: 'A seed house run by two brothers had a Friday meeting with no agenda and no decisions. We stopped it. It was the only hour in the week in which they spoke to each other. In eight months there were two seed houses. We gave the fee back, and now we ask who would miss the room.',
      },
    ],
  },
  prices: {
    id: 'fees',
    media: 'graphite-point',
    heading: 'Paid by what stays gone.',
    caption: 'Fees of Terrapin Neck for 2026, in dollars',
    columns: ['For', 'Fee'],
    rows: [
      ['The three questions, and the letter', '0'],
      ['A reading: two days at your place, everything that recurs, counted and listed', '2,400'],
      ['An hour a year that is gone and still gone after ninety days', '6'],
      ['A page a month, likewise', '40'],
      ['A signature, likewise', '310'],
      ['A cut that heals over: what was stopped comes back', '0'],
    ],
    struckHeading: 'Not charged, since we do not make them',
    struck: ['Decks', 'Workshops', 'Day rates', 'Travel', 'A final report'],
    note: 'You measure, we check. In 2025 we sent nineteen bills; the middle one was $7,140. Four clients got theirs for nothing, since everything had come back.',
  },
  services: {
    id: 'standing',
    heading: 'What we leave standing',
    lines: [
      'People. We cut work, and put it in writing that nobody’s job goes with it.',
      'Whatever the law asks for, however long it is.',
      'Lunch.',
      'Anything that we are asked to stop so that somebody does not find out.',
      'A habit that hurts nobody and begins with the words “we have always.”',
      'More than five companies a year. There are two of us, and one goes fishing.',
    ],
  },
  contact: {
    id: 'write',
    media: 'graphite-table',
    heading: 'Write us one page.',
    text: 'Less is welcome. Ruth reads on Fridays and answers by Monday noon, by hand if the address is legible. If your letter from the three questions stands in the form already, leave it there.',
    place: [firm.legalName, ...addressLines(firm.address), `${firm.hours}.`],
  },
  form: {
    submitLabel: 'Send the page',
    commentLabel: 'What keeps coming back',
  },
} as const;
