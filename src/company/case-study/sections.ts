import type { CaseSection } from '../../content/schema/case-study.ts';

/** The chapters of the case study, in order. */
export const caseStudySections: CaseSection[] = [
  {
    id: 'the-problem',
    heading: 'A full boat and a busy signal',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Harrow Point Ferries has carried cars across the broad part of Lake Champlain since 1931. The Juniper and the Ada May take 28 cars each, and on a Saturday in July both landings have a line that reaches the road.',
          'The website was from 2009. You filled in eleven fields, pressed a button the size of a grain of rice, and somebody at the landing called you back, if there was time. There seldom was, because the telephone rang from seven in the morning until the last boat.',
          '“I don’t need a website,” said Marguerite Lavoie, who runs operations. “I need people to stop asking me when the boat goes.”',
        ],
        aside: {
          img: 'ui-ferry-before',
          caption: 'The old site on a phone. The timetable was a scanned sheet, 1.9 MB, sideways.',
        },
      },
    ],
  },
  {
    id: 'aboard',
    heading: 'What we found aboard',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Colette and Hana spent three days at the landing: one in the ticket booth, one on the Ada May, one in the line with the cars. They listened in on two days of calls, and made a pencil stroke for each.',
        ],
      },
      { kind: 'strokes', chart: 'questions' },
      {
        kind: 'text',
        paragraphs: [
          'Only sixty wanted to book. A better booking form, which is what we had come to sell, would have answered one call in seven.',
          'And one booked car in seven never came. Canceling meant waiting on the phone, so careful people booked two boats to be sure of one, and the empty places sailed across the lake while cars stood in line for them.',
        ],
      },
    ],
  },
  {
    id: 'decisions',
    heading: 'Six decisions, and what we built',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Marguerite read our four pages aloud to both captains. Out of that evening came a list on the back of a freight bill.',
        ],
      },
      {
        kind: 'points',
        ordered: true,
        items: [
          {
            title: 'The timetable comes first',
            content:
              'The next four boats from each side, with the places left on each, in 14 KB. That answers 270 of 391 calls before anybody touches the screen.',
          },
          {
            title: 'You pay when you book, and you can take it back',
            content:
              'The full fare back until two hours before the boat, with one tap. Nobody needs a second boat to feel safe.',
          },
          {
            title: 'Four questions instead of eleven',
            content:
              'Which boat, what vehicle, what name, how to reach you: 71 seconds at the median. The fax number went into the lake.',
          },
          {
            title: 'No app',
            content:
              'Of 74 drivers in the line, 63 had tried on a phone, with one bar of signal on the last hill. Nobody installs something there. We tested by driving over it, forty times.',
          },
          {
            title: 'The list is alive, with or without signal',
            content:
              'The deckhand’s tablet knows the next six boats by heart and catches up whenever it hears the network. Gloves work. So does rain.',
          },
          {
            title: 'The telephone stays',
            content:
              'At the top of every page. Some people will always call, and they should reach someone who has time.',
          },
        ],
      },
      {
        kind: 'figure',
        img: 'ui-ferry-timetable',
        caption:
          'The new home page: the next boats, the places left, and nothing in front of them.',
      },
      {
        kind: 'text',
        paragraphs: [
          'Behind it all stands one small server, and a second one in another town. The fleet has 56 places for cars. It did not need a cloud.',
        ],
      },
    ],
  },
  {
    id: 'weeks',
    heading: 'Twenty-two weeks',
    blocks: [
      {
        kind: 'timeline',
        items: [
          {
            period: 'Weeks 1–2',
            title: 'The plan, with prices',
            content: 'Nineteen lines, each with its price. Marguerite struck four of them.',
          },
          {
            period: 'Weeks 3–6',
            title: 'A timetable that works',
            content: 'The captains find two boats in it that have not sailed since 2016.',
          },
          {
            period: 'Weeks 7–13',
            title: 'Booking and money',
            content: 'Eleven people book a made-up crossing. Three fail, and we find out why.',
          },
          {
            period: 'Weeks 14–18',
            title: 'The boarding list',
            content: 'Built beside the deckhands, on a boat laid up for the winter, in gloves.',
          },
          {
            period: 'Weeks 19–21',
            title: 'Rehearsal',
            content: 'Two thousand invented bookings, one pulled plug, a restored backup.',
          },
          {
            period: 'Week 22',
            title: 'Live',
            content:
              'Tuesday, April 15, 2025. The first ticket is sold at 9:04 to a man with a boat trailer. Remember him.',
          },
        ],
      },
    ],
  },
  {
    id: 'results',
    heading: 'What changed',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'We compare the last season before, 2024, with the second season after, 2026. The first year with something new flatters or insults it, so we leave it out.',
        ],
      },
      { kind: 'results' },
      {
        kind: 'places',
        chart: 'noShows',
        places: 28,
        isFerry: true,
        label:
          'Two ferries from above, with 28 places for cars each: four are empty before, and one after.',
        note: 'Of {places} places, {count} sailed empty.',
      },
      { kind: 'people', chart: 'steps' },
      {
        kind: 'quote',
        quote:
          'This summer my deckhands learned that I can be spoken to before noon. I also had lunch. I had forgotten that there was one.',
        name: 'Marguerite Lavoie',
        role: 'Operations manager, Harrow Point Ferries',
      },
    ],
  },
  {
    id: 'cost',
    heading: 'What it cost',
    blocks: [
      {
        kind: 'table',
        caption: 'The fixed price of the first version, by part',
        head: ['Part', 'Price'],
        rows: [
          ['Three days aboard and the plan', '$11,500'],
          ['Timetable', '$24,000'],
          ['Booking and payment', '$52,000'],
          ['Boarding list', '$36,500'],
          ['Rehearsal, training, launch', '$15,500'],
          ['Hosting, backups, second machine; one year', '$9,000'],
          ['Together', '$148,500'],
        ],
      },
      {
        kind: 'text',
        paragraphs: [
          'We needed about five weeks more than we had sold, mostly for the boarding list, and that was our loss, not theirs. Since launch Harrow Point pays us $1,200 a month for upkeep and nine hours of small improvements.',
          'By their own books the line saves or earns some $94,000 a season. The work had paid for itself by the end of August 2026.',
        ],
      },
    ],
  },
  {
    id: 'wrong',
    heading: 'What went wrong',
    blocks: [
      {
        kind: 'points',
        ordered: false,
        items: [
          {
            title: 'Eleven cars too many',
            content:
              'On June 28, 2025, the 9:40 was full on paper and eleven cars over on the landing. We had asked “car or truck?”, and people with trailers had answered, truthfully, “car”. We now ask for the length. It has not happened again.',
          },
          {
            title: 'Five days of lost confirmations',
            content:
              'One large mail provider put them into spam, and we learned it from a caller. The ticket now shows on the screen, too.',
          },
          {
            title: 'A tablet two hours behind',
            content:
              'Left on its hook in a dead corner, it looked current. The list now shows its age in large type and turns yellow after ten minutes.',
          },
        ],
      },
      {
        kind: 'text',
        paragraphs: [
          'What would we do differently? Put the timetable live alone, in the fall, and wait a month before building anything else: seven calls in ten were about it, and it cost a sixth of the whole. Ask a man with a boat trailer to try the first version. And bring gloves on the first day.',
        ],
      },
    ],
  },
];
