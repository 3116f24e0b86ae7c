import type { ShiftClass } from './shift-class.ts';

export const timeZone = 'America/New_York';

/** Start times of classes, before and after the shift changes at seven, three and eleven; in minutes after midnight. */
export const turns = [
  { title: 'Before day turn', starts: 340 },
  { title: 'Off nights', starts: 440 },
  { title: 'Off for good', starts: 610 },
  { title: 'Before afternoons', starts: 810 },
  { title: 'Off day turn', starts: 920 },
  { title: 'Out of the office', starts: 1050 },
  { title: 'Off afternoons', starts: 1400 },
] as const;

/** Classes and their durations. */
export const classes = [
  {
    title: 'Bells',
    lasts: 45,
    text: 'Swing, clean, press. One kettlebell each, eight to thirty-two kilos.',
  },
  { title: 'Bar', lasts: 60, text: 'Squat, press or pull: one lift a class, until it is good.' },
  {
    title: 'Rope',
    lasts: 25,
    text: 'Two ropes of fifty feet. Twenty-five minutes are enough, ask anybody.',
  },
  {
    title: 'Sled',
    lasts: 35,
    text: 'The length of the bay and back, pushed. The floor was made for ingots.',
  },
  { title: 'Backs', lasts: 40, text: 'For people who have been lifting for eight hours already.' },
  {
    title: 'Old iron',
    lasts: 50,
    text: 'Past sixty. Stand up, carry, come down stairs, do not break.',
  },
] as const;

export const trainers = ['Nilda', 'Steve', 'Keisha', 'Joe'] as const;

type Title = (typeof classes)[number]['title'];
type Trainer = (typeof trainers)[number];

/** Classes by weekday from Monday: index of the start time, class, and trainer. */
const plan: readonly (readonly (readonly [turn: number, title: Title, trainer: Trainer])[])[] = [
  [
    [0, 'Bells', 'Nilda'],
    [1, 'Backs', 'Nilda'],
    [2, 'Old iron', 'Joe'],
    [4, 'Bar', 'Steve'],
    [5, 'Rope', 'Keisha'],
    [6, 'Backs', 'Keisha'],
  ],
  [
    [1, 'Bells', 'Nilda'],
    [3, 'Bar', 'Steve'],
    [4, 'Sled', 'Steve'],
    [5, 'Bells', 'Keisha'],
  ],
  [
    [0, 'Bells', 'Nilda'],
    [2, 'Old iron', 'Joe'],
    [4, 'Bar', 'Steve'],
    [5, 'Backs', 'Joe'],
    [6, 'Rope', 'Keisha'],
  ],
  [
    [1, 'Backs', 'Nilda'],
    [3, 'Old iron', 'Joe'],
    [4, 'Bar', 'Steve'],
    [5, 'Sled', 'Keisha'],
    [6, 'Bells', 'Keisha'],
  ],
  [
    [0, 'Bells', 'Nilda'],
    [1, 'Rope', 'Nilda'],
    [2, 'Old iron', 'Joe'],
    [4, 'Sled', 'Joe'],
    [6, 'Bar', 'Steve'],
  ],
  [
    [1, 'Backs', 'Nilda'],
    [2, 'Bar', 'Steve'],
    [3, 'Rope', 'Keisha'],
  ],
  [
    [2, 'Bells', 'Nilda'],
    [3, 'Backs', 'Joe'],
  ],
];

/** All classes of the week. */
export const week: readonly ShiftClass[] = plan.flatMap((slots, day) =>
  slots.map(([turn, title, trainer]) => ({
    day,
    turn,
    starts: turns[turn]?.starts ?? 0,
    lasts: classes.find((one) => one.title === title)?.lasts ?? 0,
    title,
    trainer,
  })),
);
