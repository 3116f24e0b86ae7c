import { addressLines } from '../../content/address-lines.ts';
import { firm } from './firm.ts';

/** Copy of `/home-consulting`. */
export const copy = {
  hero: {
    id: 'top',
    firstWord: 'Do',
    lastWord: 'less.',
    loopText: 'the report, the meeting, the second signature and the form, and learn',
    /** Read aloud in place of the drawing. */
    description:
      'Along the bend stands the longer sentence: do the report, the meeting, the second signature and the form, and learn less. A red line joins its first word to its last.',
    lead: 'We study the recurring work of companies and find what no longer has a reader. We are paid for what is still absent after ninety days.',
  },
  about: {
    id: 'river',
    img: 'graphite-stack',
    heading: 'The cutoff of April 26, 1876',
    paragraphs: [
      'On that day the Mississippi broke through the neck of De Soto Point and left Vicksburg without a river. The loop past the town had not been planned. It had grown over centuries, a few yards in each season of high water, until boats steamed miles around to come half a mile ahead. When the water rose once more there was, by evening, a shorter way.',
      'Companies grow loops as rivers do. A figure is wanted once and becomes a report. An error is made once and becomes a form with a second signature. Each addition has its reason, and nobody is charged with removing it when the reason lapses. Asked to improve a thing, people add to it; what could be taken away, they overlook.',
      'Ruth Tolliver drew charts of this river for twenty-four years, through four editions, each with fewer miles of channel than the last. Cass Whitfield compiled the monthly report of a hospital group, 212 pages for forty-one readers, and for eleven months recorded which of the pages were opened. There were nine. They founded this practice in the following year.',
    ],
    notes: [
      'The abandoned courses: H.\u00a0N.\u00a0Fisk, Geological Investigation of the Alluvial Valley of the Lower Mississippi River, 1944.',
      'G.\u00a0S.\u00a0Adams and others, “People systematically overlook subtractive changes,” Nature 592, 2021, in eight experiments.',
      'C.\u00a0Whitfield, a record of pages opened, March 2013 to January 2014. It may be consulted here, on the long table.',
    ],
  },
  gallery: {
    img: 'graphite-map',
    caption:
      'Channels of the river, drawn by Ruth Tolliver after Fisk’s plates. Blue: the present course. Other colors: earlier ones. Red: the cutoff.',
  },
  questions: {
    id: 'questions',
    heading: 'The three questions that we ask first',
    lead: 'Every client is asked these three, in this order. Each opens to two answers from our files, and to what followed from them. Answer all three for one task that recurs, and the page composes a letter of opinion.',
    summary: 'All opinions, without answering',
    /** Basis of the printed answers. */
    exampleNote:
      'Calculated for eight people at forty-five minutes, in forty-eight weeks of the year.',
    numberWords: ['One', 'Two', 'Three'],
    verdictsHeading: 'The opinion, by case',
    verdictNames: {
      yourselves: 'No reader, no earlier attempt',
      name: 'One reader, no earlier attempt',
      cut: 'An attempt was reversed or refused',
      shorten: 'A customer reads it',
      leave: 'The law requires it',
    },
  },
  work: {
    id: 'one-page',
    img: 'graphite-eraser',
    heading: 'One page, and what was used',
    /** The kept words are between asterisks. */
    report:
      'Weekly operations summary, week 31. Circulation: all leads, both shifts, office. Purpose: to inform the quarry, the yard and the scale house of current performance. Safety: no incidents in the reporting period. Production in line with plan. Crusher availability 94 percent, previous week 93 percent. Primary screen relined on Wednesday. Loadout steady at 212 trucks. *Bin four is low.* Inventory elsewhere within tolerance. Diesel 3,140 gallons, previous week 3,095. Tires: two replaced, one on order. Rainfall half an inch. Staffing: see separate summary. Training: see separate summary. Customer calls: two, both answered. Action items carried over: seven. Action items closed: two. *Order Tuesday.* Next summary due Friday, week 32. Receipt to be confirmed in the log.',
    caption:
      'Gravel company, Warren County, 140 employees. Fourteen authors, weekly, nine years. Large: what at least one of sixty recipients had acted upon in the year of the study.',
    cases: [
      {
        heading: 'Result',
        text: 'From 624 hours a year to 11. The remaining sentence is sent as a text message in the weeks in which it holds: twelve of the first fifty-two. Fee after ninety days, $3,678.',
      },
      {
        heading: 'Restoration',
        text: 'In a second study, nine of fourteen boxes on a county hospital’s discharge form were left out on trial. One was restored on day four: the night pharmacist relied on “walks without help” in dispensing strong analgesics. It now stands first. A trial is held so that such a reader can be found.',
      },
      {
        heading: 'Method',
        text: 'We record each use of a document for four weeks, by reader and by sentence. What is unused is left out for ninety days, on a date that all its readers know. Every inquiry is logged. What is asked for twice returns; what is not asked for at all is counted in the fee.',
      },
    ],
  },
  prices: {
    id: 'fees',
    img: 'graphite-point',
    heading: 'Fees, by measured effect',
    caption: 'Fees of Terrapin Neck for 2026, in dollars',
    columns: ['For', 'Fee'],
    rows: [
      ['The three questions, and the letter', '0'],
      ['A reading: two days of observation, all recurring work counted and listed', '2,400'],
      ['An hour a year, still absent after ninety days', '6'],
      ['A page a month, likewise', '40'],
      ['A signature, likewise', '310'],
      ['Work that has resumed within the ninety days', '0'],
    ],
    note: {
      heading: 'Measurement',
      text: 'The client measures, we verify. In 2025 there were nineteen invoices, with a median of $7,140. Four further engagements ended without one, since all of the work had resumed.',
    },
  },
  contact: {
    id: 'write',
    img: 'graphite-table',
    heading: 'Write us one page.',
    text: 'Name one recurring task, who performs it, how often, and who reads the result. Ruth Tolliver reads on Fridays and replies by Monday noon. A letter from the three questions may stand in the form as it is.',
    addressLines: [firm.legalName, ...addressLines(firm.address), `${firm.hours}.`],
  },
  form: {
    submitLabel: 'Send the page',
    commentLabel: 'The recurring task',
  },
} as const;
