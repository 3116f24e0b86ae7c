import type { ShiftClass } from './shift-class.ts';

export const timeZone = 'America/New_York';

/** Start times of classes, before and after the shift changes at seven, three and eleven; in minutes after midnight. */
export const startTimes = [
  { title: 'Before day turn', startMinutes: 340 },
  { title: 'Off nights', startMinutes: 440 },
  { title: 'Off for good', startMinutes: 610 },
  { title: 'Before afternoons', startMinutes: 810 },
  { title: 'Off day turn', startMinutes: 920 },
  { title: 'Out of the office', startMinutes: 1050 },
  { title: 'Off afternoons', startMinutes: 1400 },
] as const;

/** Classes and their durations. */
export const classes = [
  {
    title: 'Bells',
    duration: 45,
    text: 'Swing, clean, press. One kettlebell each, eight to thirty-two kilos.',
  },
  { title: 'Bar', duration: 60, text: 'Squat, press or pull: one lift a class, until it is good.' },
  {
    title: 'Rope',
    duration: 25,
    text: 'Two ropes of fifty feet. Twenty-five minutes are enough, ask anybody.',
  },
  {
    title: 'Sled',
    duration: 35,
    text: 'The length of the bay and back, pushed. The floor was made for ingots.',
  },
  {
    title: 'Backs',
    duration: 40,
    text: 'For people who have been lifting for eight hours already.',
  },
  {
    title: 'Old iron',
    duration: 50,
    text: 'Past sixty. Stand up, carry, come down stairs, do not break.',
  },
] as const;

export const trainers = ['Nilda', 'Steve', 'Keisha', 'Joe'] as const;

type Title = (typeof classes)[number]['title'];
type Trainer = (typeof trainers)[number];

/** Classes by weekday from Monday: index of the start time, class, and trainer. */
const schedule: readonly (readonly (readonly [
  startIndex: number,
  title: Title,
  trainer: Trainer,
])[])[] = [
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
export const week: readonly ShiftClass[] = schedule.flatMap((daySlots, day) =>
  daySlots.map(([startIndex, title, trainer]) => ({
    day,
    startIndex,
    startMinutes: startTimes[startIndex]?.startMinutes ?? 0,
    duration: classes.find((each) => each.title === title)?.duration ?? 0,
    title,
    trainer,
  })),
);
