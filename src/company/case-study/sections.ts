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
          'Harrow Point Ferries has carried cars across the broad part of Lake Champlain since 1931. There are two boats, the Juniper and the Ada May. Each takes 28 cars and needs 24 minutes. From May to October they carry about 118,000 cars between them, and on a Saturday in July both landings have a line that reaches the road.',
          'In the spring of 2024 the line had a website from 2009 with a request form. You filled in eleven fields, pressed a button the size of a grain of rice, and somebody at the landing read the e-mail and called you back, if there was time. There seldom was, because the telephone rang from seven in the morning until the last boat.',
          'Marguerite Lavoie, who runs operations, had hired a third person for the phone that summer. In August she called us. “I don’t need a website,” she said. “I need people to stop asking me when the boat goes.”',
        ],
      },
      {
        kind: 'figure',
        img: 'ui-ferry-before',
        caption: 'The old site on a phone. The timetable was a scanned sheet, 1.9 MB, sideways.',
        width: 'inline',
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
          'Colette and Hana spent three days at the landing in late August: one in the ticket booth, one on the Ada May, one in the line with the cars. They listened in on two days of telephone calls and made a pencil stroke for each. There were 391.',
        ],
      },
      { kind: 'chart', chart: 'questions' },
      {
        kind: 'text',
        paragraphs: [
          'Only sixty of those people wanted to book. The other 331 wanted to know something, or to undo something. A better booking form, which is what we had come to sell, would have answered one call in seven.',
          'They saw more. The deckhand who loads the boat worked from a list that was printed at six in the morning; by ten it was fiction. One booked car in seven never came. That was not rudeness. A reservation was free, canceling meant waiting on the phone, and so careful people booked two boats to be sure of one. The empty places sailed across the lake while cars stood in line for them.',
          'And hardly anybody was at a desk. Hana walked along the line of cars and asked 74 drivers how they had tried to book. Sixty-three had used a phone, most of them on the road, with one bar of signal at the top of the last hill.',
        ],
      },
      {
        kind: 'figure',
        img: 'ferry-booth',
        caption: 'The ticket booth. The telephone inside it rang 212 times on an average day.',
        width: 'wide',
      },
    ],
  },
  {
    id: 'decisions',
    heading: 'Six decisions',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'We wrote four pages about those three days. Marguerite read them aloud to both captains. Out of that evening came a list on the back of a freight bill, and nearly all of it held.',
        ],
      },
      {
        kind: 'points',
        ordered: true,
        items: [
          {
            title: 'The timetable comes first',
            content:
              'The home page is the next four boats from each side, with the places left on each. No picture, no welcome. It answers 270 of 391 calls before anybody touches the screen.',
          },
          {
            title: 'You pay when you book, and you can take it back',
            content:
              'The full fare at booking, and the full fare back until two hours before the boat leaves, with one tap in the confirmation. Nobody needs a second reservation to feel safe.',
          },
          {
            title: 'Four questions instead of eleven',
            content:
              'Which boat, what vehicle, what name, how to reach you. The title, the fax number and the question about how you heard of us went into the lake.',
          },
          {
            title: 'No app',
            content:
              'People cross twice a year. Nobody installs something for that on a hill with one bar of signal. The whole timetable weighs less than an app’s icon.',
          },
          {
            title: 'The list is alive, with or without signal',
            content:
              'The deckhand gets a tablet that knows the next six boats by heart and catches up whenever it hears the network.',
          },
          {
            title: 'The telephone stays',
            content:
              'Its number stands at the top of every page. Some people will always call, and they should reach someone who has time for them.',
          },
        ],
      },
      {
        kind: 'figure',
        img: 'ui-ferry-timetable',
        caption:
          'The new home page: the next boats, the places left, and nothing in front of them.',
        width: 'wide',
      },
    ],
  },
  {
    id: 'built',
    heading: 'What we built',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'The timetable is a plain page. It arrives as finished HTML, 14 KB of it, and is readable before any script has loaded. The number of places refreshes every thirty seconds while you look at it, and says how old it is when it cannot.',
          'Booking is three short screens on the same address. If the signal drops, what you typed stays in the phone and the button says “Try again”; the server knows each attempt by a number and will never charge twice. We tested that part by driving over that hill with a colleague in the passenger seat, forty times.',
        ],
      },
      {
        kind: 'figure',
        img: 'ui-ferry-booking',
        caption:
          'Booking on a phone: the boat, the vehicle, the name. Median time from start to ticket: 71 seconds.',
        width: 'full',
      },
      {
        kind: 'text',
        paragraphs: [
          'Boarding is a tablet in a rubber case. Each car is one line as tall as a thumb, sorted the way they stand in the lanes. Gloves work. So does rain. When a car is ten minutes late its place goes to the first one waiting, and the driver gets a message that says so and offers the next boat.',
          'Behind it all stands one small server with one database, and a second one in another town that is ready to take over. The fleet has 56 places for cars. It did not need a cloud.',
        ],
      },
      {
        kind: 'figure',
        img: 'ui-ferry-staff',
        caption: 'The boarding list on the tablet. The large button is the only one that matters.',
        width: 'wide',
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
            content:
              'Live on a hidden address. The captains find two boats that have not sailed since 2016.',
          },
          {
            period: 'Weeks 7–13',
            title: 'Booking and money',
            content:
              'Payment, refunds, confirmations. Eleven people book a made-up crossing while Hana watches; three fail, and we find out why.',
          },
          {
            period: 'Weeks 14–18',
            title: 'The boarding list',
            content: 'Built beside the deckhands, on a boat laid up for the winter, in gloves.',
          },
          {
            period: 'Weeks 19–21',
            title: 'Rehearsal',
            content:
              'Two thousand invented bookings, one pulled plug, a restored backup, a printed list in case all of it fails.',
          },
          {
            period: 'Week 22',
            title: 'Live',
            content:
              'Tuesday, April 15, 2025, at nine in the morning. The first ticket is sold at 9:04 to a man with a boat trailer. Remember him.',
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
      { kind: 'chart', chart: 'calls' },
      {
        kind: 'text',
        paragraphs: [
          'The phone rings 64 times a day instead of 212. One person answers it, and the calls have grown longer: people ask about wheelchairs, horses, and whether the lake will be rough.',
        ],
      },
      { kind: 'chart', chart: 'steps' },
      {
        kind: 'quote',
        quote:
          'The phone used to ring from seven until the last boat. This summer my deckhands learned that I can be spoken to before noon. I also had lunch. I had forgotten that there was one.',
        name: 'Marguerite Lavoie',
        role: 'Operations manager, Harrow Point Ferries',
      },
      { kind: 'chart', chart: 'noShows' },
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
              'On Saturday, June 28, 2025, the 9:40 was full on paper and eleven cars over on the landing. We had asked “car or truck?”, and people with trailers had answered, truthfully, “car”. We now ask for the length, with drawings, and hold 6 percent of the deck back until an hour before. It has not happened again.',
          },
          {
            title: 'Five days of lost confirmations',
            content:
              'In May 2025 one large mail provider put our confirmations into spam. We learned it from a caller, not from our own figures. Each message is now followed to its answer from the provider, and the ticket shows on the screen, too, where no filter can reach it.',
          },
          {
            title: 'A tablet two hours behind',
            content:
              'The far landing has a dead corner, and a tablet left on its hook there looked current and was not. The list now shows its age in large type and turns yellow after ten minutes.',
          },
        ],
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
          ['Hosting, backups and the second machine, first year', '$9,000'],
          ['Together', '$148,500'],
        ],
      },
      {
        kind: 'text',
        paragraphs: [
          'We needed about five weeks more than we had sold, mostly for the boarding list, and that was our loss, not theirs. Since launch Harrow Point pays us $1,200 a month for upkeep and nine hours of small improvements.',
          'By their own books the line saves or earns some $94,000 a season through fewer people on the phone and fewer empty places on deck. The work had paid for itself by the end of August 2026.',
        ],
      },
    ],
  },
  {
    id: 'differently',
    heading: 'What we would do differently',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'We would put the timetable live alone, in the fall, and wait a month before building anything else. Seven calls in ten were about the timetable; it cost a sixth of the whole. We would also ask a man with a boat trailer to try the first version. There is usually one around, if you wait at a landing.',
          'And we would bring gloves on the first day.',
        ],
      },
    ],
  },
];
