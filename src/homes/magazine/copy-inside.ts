import { addressLines } from '../../content/address-lines.ts';
import { firm } from './firm.ts';

/** The issue that this page is. */
export const thisIssue = 35;

/** Names of the form’s fields that links and the list of Thursdays fill in or read. */
export const fields = { order: 'Order', day: 'Day to go back to' } as const;

/** Orders by post, each with the number of its issues. */
export const orders = {
  'Six issues, $58': 6,
  'Twelve issues, $108': 12,
  'No. 35, this one, $11': 0,
  'A back issue, $11': 0,
} as const;

/** Copy of the inside pages from the coupon on. */
export const insideCopy = {
  subscribe: {
    id: 'post',
    heading: 'By post',
    cutHint: 'Cut along the line, or fill it in where it is.',
    mail: {
      note: 'By mail, with a check, to:',
      address: [firm.brand.title, ...addressLines(firm.address)],
      stamp: 'afterward-dam-now',
    },
    cost: {
      heading: 'What $11 pays for, at a counter',
      rows: [
        { title: 'Writers and editor', cents: 340 },
        { title: 'The seller’s share', cents: 330 },
        { title: 'Paper and printing', cents: 262 },
        { title: 'Rent and heating', cents: 77 },
        { title: 'Travel', cents: 58 },
        { title: 'Linoleum, ink, knives', cents: 22 },
        { title: 'Telephone', cents: 11 },
      ],
      total: 'One copy',
      shareNote:
        'By post the seller’s share falls away: $9.67 an issue for six, postage included. Page 22 alone carries advertising.',
    },
  },
  subscribeIssues: {
    fields,
    orders,
    firstIssue: thisIssue + 1,
    count: 6,
    heading: 'Your Thursdays',
    columns: ['No.', 'Mailed', 'Goes back to'],
    dayTexts: {
      none: 'Enter a day, and the issue that returns to it is named here.',
      before: 'The series began with the front pages of March 2011, after that day.',
      past: '{day} belongs to No. {issue}, the page of {front}, now a back issue.',
      coming: '{day} belongs to No. {issue}: the page of {front}, mailed {mailed}.',
    },
  },
  form: {
    submitLabel: 'Send the coupon',
    commentLabel: 'Where the mail comes: name, road, town, ZIP',
    details: [
      {
        kind: 'choice',
        name: fields.order,
        label: 'Send me',
        options: Object.keys(orders),
        required: true,
      },
      {
        kind: 'date',
        name: fields.day,
        label: 'A day to go back to',
        timeZone: 'America/New_York',
        minDaysAhead: -7300,
        maxDaysAhead: 0,
      },
    ],
  },
  archive: {
    id: 'pile',
    heading: 'Back issues, $11',
    order: {
      title: 'Order No. {issue}',
      field: fields.order,
      value: 'A back issue, $11',
      anchor: '#post',
    },
    issues: [
      {
        issue: 34,
        paper: 'The Kilby Lake Echo',
        headline: 'Ferry Will Run “as Long as I Do,” Captain Says',
        outcome:
          'It made its last crossing on September 30, four weeks before the captain’s death.',
      },
      {
        issue: 33,
        paper: 'Carrick Valley Mail',
        headline: 'Elephant Loose in Pruitt’s Corn',
        outcome: 'She is 54 and lives in Tennessee. The circus was dissolved in 2019.',
      },
      {
        issue: 32,
        paper: 'The Upper Perley Sun',
        headline: 'Crowd of 300 Opens Time Box of 1916; Town Will Add to It',
        outcome: 'The box was buried again, and no record was made of the place.',
      },
      {
        issue: 31,
        paper: 'The Harlan Town Crier',
        headline: 'Traffic Light Fails at Town Meeting, 88 to 87',
        outcome: 'It has failed in every March since. The margin has grown to 61.',
      },
      {
        issue: 30,
        paper: 'Fourth Lake Advertiser',
        headline: 'Truck Through Ice; Driver Walks Home',
        outcome: 'The truck was never raised. The state has tested the water each spring.',
      },
      {
        issue: 29,
        paper: 'The Tarbell Falls Record',
        headline: '$3.1 Million Ticket Sold at Perley Variety',
        outcome: 'The ticket was never presented. The prize went to the schools.',
      },
    ],
    soldOutText:
      'Nos. 1, 2, 7 and 12 are out of print, and may be read at the library in Upper Perley.',
  },
  counters: {
    id: 'counters',
    heading: 'Where copies are sold',
    places: [
      { town: 'Lancaster', address: '61 Main Street, upstairs, until five.' },
      { town: 'Tarbell Falls', address: 'Guptill’s, from six to nine.' },
      {
        town: 'Stetson Eddy',
        address: 'The stand at the end of the bridge, daily until dark.',
      },
      { town: 'Kilby', address: 'The laundromat on Lake Street.' },
      { town: 'Carrick', address: 'The transfer station, Saturdays until noon.' },
      { town: 'Upper Perley', address: 'The library, for reading.' },
      { town: 'Fourth Lake', address: 'The boat landing, April to November.' },
      { town: 'The 7:10 to Concord', address: 'On board, as far as Franconia.' },
    ],
  },
  classified: {
    id: 'small',
    heading: 'Classified',
    rate: 'Sixty cents a word, without pictures. The price of each is printed after it.',
    orderLink: { title: 'Place one by telephone', link: firm.contacts.phone.link },
    groups: [
      {
        heading: 'For sale',
        items: [
          'Barrier, striped, eight feet, from the Stetson Eddy bridge. Sealed bids to the town clerk by December 11.',
          'Wood screws, brass and steel, by the pound or the drawer. Six to nine. Guptill’s.',
          'Dock section, 12 feet, cedar, sound. L. Thibault.',
        ],
      },
      {
        heading: 'Found',
        items: [
          'On the old pond bed at Dunning’s: anchor, canoe, eleven lures, a wedding band. Describe the engraving.',
          'Red mitten on the bridge, child’s, Sunday. Tied to the rail.',
        ],
      },
      {
        heading: 'Wanted',
        items: [
          'Those who stood in line for Dr. Vos in November 2016 and were not quoted. This magazine.',
          'Clockmaker for a school clock of 1911, in place. Apartment 9, Eddy School.',
          'Photographs of the pond, any year, for the county archive. Returned.',
        ],
      },
      {
        heading: 'Rides and work',
        items: [
          'Round by Dunning’s, weekdays 6:40, home by five. Four dollars.',
          'Letters and appeals to the state, drafted and typed. Evenings.',
        ],
      },
      {
        heading: 'Personal',
        items: [
          'To the man who held my place in the line while I fed my cows: thank you, ten years late. K. D.',
          'Class of 2017, Eddy School: the bell still rings at 8:10. Come and hear it.',
        ],
      },
    ],
  },
  closing: {
    id: 'end',
    endSign: '–30–',
    label: 'End of copy',
    nextIssueText: 'No. {issue} goes back to {front}.',
    issue: thisIssue + 1,
  },
} as const;
