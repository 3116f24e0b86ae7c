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
    cut: 'Cut along the line, or fill it in where it is.',
    mail: {
      note: 'Cut out, it goes here, with a check:',
      address: [firm.brand.title, ...addressLines(firm.address)],
      stamp: 'afterward-dam-now',
    },
    cost: {
      heading: 'What $11 is, at a counter',
      rows: [
        { title: 'The five of us', cents: 340 },
        { title: 'The counter keeps', cents: 330 },
        { title: 'Paper and printing', cents: 262 },
        { title: 'Rent and oil', cents: 77 },
        { title: 'Driving back', cents: 58 },
        { title: 'Lino, ink, knives', cents: 22 },
        { title: 'Telephone', cents: 11 },
      ],
      total: 'One copy',
      after:
        'By post the counter’s share falls away: $9.67 an issue for six, stamps in it. We sell no other space than page 22.',
    },
  },
  subscribeIssues: {
    fields,
    orders,
    from: thisIssue + 1,
    count: 6,
    heading: 'Your Thursdays',
    columns: ['No.', 'Mailed', 'Goes back to'],
    asked: {
      none: 'Give a day, and we say when we go back to it.',
      before: 'We began with the front pages of March 2011. That day is out of reach.',
      past: '{day} fell to No. {issue}, the page of {front}. It is a back issue.',
      coming: '{day} falls to No. {issue}: the page of {front}, mailed {mailed}.',
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
        label: 'A day you would go back to',
        timeZone: 'America/New_York',
        from: -7300,
        to: 0,
      },
    ],
  },
  pile: {
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
        now: 'It ran four weeks less.',
      },
      {
        issue: 33,
        paper: 'Carrick Valley Mail',
        headline: 'Elephant Loose in Pruitt’s Corn',
        now: 'She is 54 and lives in Tennessee. The corn came up in her track for two summers.',
      },
      {
        issue: 32,
        paper: 'The Upper Perley Sun',
        headline: 'Crowd of 300 Opens Time Box of 1916; Town Will Add to It',
        now: 'Nobody wrote down where it was put back.',
      },
      {
        issue: 31,
        paper: 'The Harlan Town Crier',
        headline: 'Traffic Light Fails at Town Meeting, 88 to 87',
        now: 'It has failed every March since. Both who were ill that night have been asked.',
      },
      {
        issue: 30,
        paper: 'Fourth Lake Advertiser',
        headline: 'Truck Through Ice; Driver Walks Home',
        now: 'They fish over it. It holds perch.',
      },
      {
        issue: 29,
        paper: 'The Tarbell Falls Record',
        headline: '$3.1 Million Ticket Sold at Perley Variety',
        now: 'Nobody came. The clerk has kept the pen.',
      },
    ],
    gone: 'Nos. 1, 2, 7 and 12 are sold out. The desk reads them to you over the telephone, Fridays from two.',
  },
  counters: {
    id: 'counters',
    heading: 'On a counter near you',
    places: [
      { town: 'Lancaster', where: 'Our own stairs, second door; till five.' },
      { town: 'Tarbell Falls', where: 'Guptill’s, six to nine at night.' },
      {
        town: 'Stetson Eddy',
        where: 'The bread box at the end of the bridge. Leave the money under the bread.',
      },
      { town: 'Kilby', where: 'The laundromat, by the soap.' },
      { town: 'Carrick', where: 'The transfer station, Saturdays until noon.' },
      { town: 'Upper Perley', where: 'The library, to read there.' },
      { town: 'Fourth Lake', where: 'The bait shop, as long as there is open water.' },
      { town: 'The 7:10 to Concord', where: 'Ask the driver before Franconia.' },
    ],
  },
  classified: {
    id: 'small',
    heading: 'Classified',
    rate: 'Sixty cents a word, no pictures. What each one cost stands behind it.',
    place: { title: 'Place one by telephone', link: firm.contacts.phone.link },
    groups: [
      {
        heading: 'For sale',
        items: [
          'Barrier, striped, eight feet, faded on the south side. Off the Stetson Eddy bridge. You haul. Town garage.',
          'Wood screws, brass and steel, by the pound or the drawer. Evenings. Guptill’s.',
          'Dock, 24 feet, cedar, on wheels for some reason. L. Thibault.',
        ],
      },
      {
        heading: 'Found',
        items: [
          'On the dry side of Dunning’s: anchor, canoe, eleven lures, one set of teeth. Describe the teeth.',
          'Red mitten on the bridge, child’s, Sunday. Tied to the rail.',
        ],
      },
      {
        heading: 'Wanted',
        items: [
          'Two who came for ham on a Saturday, November 19, 2016. This magazine.',
          'Somebody who understands a school clock of 1911 or has patience. Apartment 9, Eddy School.',
          'Photographs of the pond. Any year, any weather, with water.',
        ],
      },
      {
        heading: 'Rides and work',
        items: [
          'Round by Dunning’s, weekdays 6:40, home by five. Four dollars. Quiet car.',
          'Letters to the state, typed. Forty sent, nine answered.',
        ],
      },
      {
        heading: 'Personal',
        items: [
          'To the man who held my place in the line while I fed my cows: I never had your name. K. D.',
          'R. M.: keep the list. You know who.',
        ],
      },
    ],
  },
  closing: {
    id: 'end',
    mark: '–30–',
    label: 'End of copy',
    next: 'No. {issue} goes back to {front}.',
    issue: thisIssue + 1,
  },
} as const;
