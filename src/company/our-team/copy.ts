import type { Bench } from './bench.ts';
import type { RoomName } from './plan.ts';

/** Copy of `/page/our-team`; names and trades of people are in `people/`. */
export const copy = {
  hero: {
    heading: 'Who sits where.',
    lead: 'Call, and you get one of these nine, and the same one the next time. Under each name stands what to call about.',
    peopleLabel: 'Nine people and what to call them about',
    calls: [
      { id: 1, text: 'Our promises' },
      { id: 2, text: 'Build or buy' },
      { id: 3, text: 'How it looks' },
      { id: 4, text: 'Slow pages' },
      { id: 5, text: 'Your data' },
      { id: 6, text: 'Apps, or none' },
      { id: 7, text: 'Who can’t use it' },
      { id: 8, text: 'It is down' },
      { id: 9, text: 'A date' },
    ],
    cups: {
      count: 5,
      text: 'Five of us would rather not be drawn. They saw the pencil, and left their coffee where it stood.',
    },
  },
  plan: {
    heading: 'One floor of the mill, with the ceiling off',
    label: 'People on the plan',
    caption: 'River side up, lane side down. The dashed bench is free.',
  },
  labels: {
    things: 'On the bench',
    answersFor: 'Answers for',
    posts: 'Wrote',
    back: 'Back to the plan',
  },
  rooms: {
    river: [
      {
        id: 3,
        benchImg: 'bench-ingrid',
        things:
          'One button, drawn six ways. A steel rule, because “about an inch” started an argument in 2013.',
        answersFor: 'How it looks, and whether a person can tell what to press.',
      },
      {
        id: 7,
        benchImg: 'bench-hana',
        things:
          'Headphones for the screen reader, sunglasses for the parking lot, and a list that has never had a tenth line.',
        answersFor: 'Whether it works for everybody, and how we know.',
      },
      {
        id: 4,
        benchImg: 'bench-mateo',
        things:
          'The paper list, and a kitchen scale with a page’s weight taped over the display, for visitors who think that a kilobyte is an idea.',
        answersFor: 'How quickly a page arrives, and what it does when it is there.',
      },
      {
        id: 6,
        benchImg: 'bench-owen',
        things:
          'Two phones, and the tally: 61 people asked for an app, 29 got one. The apple is from the orchard that was the first of them; a new one comes every October.',
        answersFor: 'Apps, and the sentence “you don’t need one.”',
      },
    ],
    stairs: [
      {
        id: 1,
        benchImg: 'bench-ruth',
        things:
          'Sunday’s log on paper, with the one line that is not like the others. The red telephone, within reach. Breakfast, from downstairs.',
        answersFor: 'The firm, its promises, and anything that nobody else wanted to answer.',
      },
      {
        id: 9,
        benchImg: 'bench-colette',
        things:
          'Boots from the last visit. A month on paper with one date moved, and the client’s number already on the phone.',
        answersFor: 'Your plan, its dates, and telling you when one of them changes.',
      },
    ],
    lane: [
      {
        id: 8,
        benchImg: 'bench-yusuf',
        things:
          'A flashlight, since the closet has one bulb and it is never the bulb’s turn. The red notebook is what he writes in the morning after.',
        answersFor: 'Whether your site is up, tonight included.',
      },
      {
        id: 5,
        benchImg: 'bench-priya',
        things:
          'Tuesday’s backup, Thursday’s backup, and the stopwatch that she restores them by. The keys are to the closet.',
        answersFor: 'Your data, your payments, and getting both back.',
      },
      {
        id: 2,
        benchImg: 'bench-desmond',
        things:
          'His own copy of the count: 58 strokes in ten days, one for each time that somebody wanted him for a second. In 2018 it was 143. The red key deletes, and has been replaced twice.',
        answersFor: 'What gets built, what gets bought, and what gets thrown out.',
      },
    ],
  } satisfies Record<RoomName, readonly Bench[]>,
  contact: {
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
    note: 'On Wednesday and Thursday mornings everybody else has the door shut. Whoever is on the roster sits in the kitchen with this list, and at two you get the person on the right. Smoke counts as a reason to knock.',
    action: { title: 'Telephone, address and a form', link: '/page/contact-us' },
  },
  freeBench: {
    title: 'Nobody yet',
    text: 'This bench is kept for a React developer, two desks from Priya. Other benches are still planks. Which places are open at this moment, and what they pay, stands where you would apply.',
    action: { title: 'See what is open', link: '/page/career' },
  },
  next: { title: 'One small job, on one line', link: '/page/our-process' },
} as const;
