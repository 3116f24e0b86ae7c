import type { PictureName } from '../../media/pictures.ts';

/** A bench: whose it is, where it stands on the plan, and what can be said of it. */
export interface Bench {
  /** `id` of a team member. */
  id: number;
  media: PictureName;
  /** Middle of the bench on the plan, in percent of its width and height. */
  place: readonly [left: number, top: number];
  /** What lies on it, and why. */
  things: string;
  /** What this person has the last word on. */
  answersFor: string;
}

export interface BenchRoomText {
  heading: string;
  text: string;
  benches: readonly Bench[];
}

/** The texts of `/page/our-team`. Names and trades of people stand in `people/`. */
export const ourTeam = {
  hero: {
    heading: 'Who sits where.',
    lead: 'One floor of the mill with its roof off. Press a number to see who works there, and what they have left lying about.',
    planLabel: 'Benches on the plan',
    caption: 'River side up. The dashed bench is free.',
  },
  labels: { things: 'On the bench', answersFor: 'Answers for', posts: 'Wrote' },
  rooms: [
    {
      heading: 'The river room',
      text: 'Four benches under four windows. Everything that a visitor of yours will ever see or touch comes out of here, and the light is the best in the building until three.',
      benches: [
        {
          id: 3,
          media: 'bench-ingrid',
          place: [11.9, 25.8],
          things:
            'One button, drawn six ways. A steel rule, because “about an inch” started an argument in 2013.',
          answersFor: 'How it looks, and whether a person can tell what to press.',
        },
        {
          id: 7,
          media: 'bench-hana',
          place: [25.9, 25.8],
          things:
            'Headphones for the screen reader, sunglasses for the parking lot, and a list that has never had a tenth line.',
          answersFor: 'Whether it works for everybody, and how we know.',
        },
        {
          id: 4,
          media: 'bench-mateo',
          place: [40, 25.8],
          things:
            'The paper list, and a kitchen scale with a page’s weight taped over the display. The scale is for visitors who think that kilobytes are an idea.',
          answersFor: 'How quickly a page arrives, and what it does when it is there.',
        },
        {
          id: 6,
          media: 'bench-owen',
          place: [54.1, 25.8],
          things:
            'Two phones, one tally, and an apple from the orchard whose app he wrote. A new one comes every October.',
          answersFor: 'Apps, and the sentence “you don’t need one.”',
        },
      ],
    },
    {
      heading: 'The lane room',
      text: 'North light, thick curtains, no clients. What must keep running is looked after here, a few steps from the closet in which it runs.',
      benches: [
        {
          id: 8,
          media: 'bench-yusuf',
          place: [11.9, 80],
          things:
            'A flashlight, since the closet has one bulb and it is never the bulb’s turn. The red notebook is what he writes in the morning after.',
          answersFor: 'Whether your site is up, tonight included.',
        },
        {
          id: 5,
          media: 'bench-priya',
          place: [25.9, 80],
          things:
            'Tuesday’s backup, Thursday’s backup, a stopwatch. The keys are to a safe at the bank on Main Street.',
          answersFor: 'Your data, your payments, and getting both back.',
        },
        {
          id: 2,
          media: 'bench-desmond',
          place: [40, 80],
          things:
            'A sheet of strokes, one for each time that somebody wanted him for a second. His delete key has been replaced twice.',
          answersFor: 'What gets built, what gets bought, and what gets thrown out.',
        },
      ],
    },
    {
      heading: 'The head of the stairs',
      text: 'Two benches that everyone has to pass. Whoever comes up meets these two first, which is the idea.',
      benches: [
        {
          id: 1,
          media: 'bench-ruth',
          place: [72.8, 64.2],
          things:
            'Last night’s log on paper, the one line that is not like the others, and breakfast from downstairs.',
          answersFor: 'The firm, its promises, and anything that nobody else wanted to answer.',
        },
        {
          id: 9,
          media: 'bench-colette',
          place: [72.8, 82.1],
          things:
            'Boots from the last visit. A month on paper with one date moved, and the client’s number already on the phone.',
          answersFor: 'Your plan, its dates, and telling you when one of them changes.',
        },
      ],
    },
  ] satisfies readonly BenchRoomText[],
  ask: {
    heading: 'The list by the telephone',
    lead: 'Whoever picks up reads down the left side until it sounds like you.',
    columns: ['What you say', 'Who you get'],
    items: [
      { question: '“We have an idea and no idea what it costs.”', id: 9 },
      { question: '“Our site is down.”', id: 8 },
      { question: '“Somebody has complained that they cannot use it.”', id: 7 },
      { question: '“It takes forever on my phone.”', id: 4 },
      { question: '“Should we have an app?”', id: 6 },
      { question: '“A payment came in twice.”', id: 5 },
      { question: '“Our last developer has vanished, with the passwords.”', id: 2 },
      { question: '“It works, but nobody likes looking at it.”', id: 3 },
      { question: '“I would rather speak to whoever is in charge.”', id: 1 },
    ],
    note: 'Wednesday and Thursday mornings are quiet here: call after two, unless something is on fire.',
    action: { title: 'Numbers, address and a form', link: '/page/contact-us' },
  },
  others: {
    heading: 'Five more, and a free bench',
    text: 'The other five of the fourteen work one flight up and asked to be left off the drawing. The bench with the dashed line has never been used. It comes with a stool and a view of the lane.',
    action: { title: 'See what the bench is for', link: '/page/career' },
  },
} as const;
