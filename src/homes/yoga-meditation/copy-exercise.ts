import type { BreathPace } from './breath-terms.ts';

const paces: readonly BreathPace[] = [
  {
    id: 'long-out',
    title: 'Long way out, 4–6',
    text: 'For after bad news, before sleep, at red lights.',
    phases: [
      { kind: 'in', seconds: 4 },
      { kind: 'out', seconds: 6 },
    ],
  },
  {
    id: 'box',
    title: 'Box, 4–4–4–4',
    text: 'For a head that has to go back to work.',
    phases: [
      { kind: 'in', seconds: 4 },
      { kind: 'hold', seconds: 4 },
      { kind: 'out', seconds: 4 },
      { kind: 'rest', seconds: 4 },
    ],
  },
  {
    id: 'lamp-out',
    title: 'Lamp out, 4–7–8',
    text: 'For lying down. If your head swims, take the first one.',
    phases: [
      { kind: 'in', seconds: 4 },
      { kind: 'hold', seconds: 7 },
      { kind: 'out', seconds: 8 },
    ],
  },
];

/** Copy of the breathing exercise; `{…}` is filled in. */
export const exerciseCopy = {
  section: {
    id: 'breathe',
    heading: 'Nobody is watching. Take three minutes.',
    lead: 'Sit as you are. Feet on the floor, if there is one. The circle is only there so that your eyes have something to do; close them when you like.',
    paper: {
      heading: 'The same on paper',
      steps: [
        'Let all the air go, as if you put down a bag.',
        'In through the nose while you count to four.',
        'Out through the mouth while you count to six. Six is slower than you think.',
        'Eighteen times. If you lose count, that was the point; take any number.',
      ],
      note: 'Stop if you get dizzy. It is breathing, no contest, and no medicine either.',
    },
  },
  circle: {
    paces,
    minutes: [1, 3, 5],
    labels: {
      pace: 'Pace',
      minutes: 'How long',
      minute: '{minutes} min',
      start: 'Start',
      stop: 'Stop',
      againLabel: 'Once more',
      tone: 'A low tone, for closed eyes',
      speak: 'Tell my screen reader every phase',
    },
    phases: { settle: 'Let it go', in: 'In', hold: 'Hold', out: 'Out', rest: 'Rest' },
    readyText: 'Out first',
    roundText: 'Round {round} of {rounds}',
    beganText: '{rounds} rounds. Breathe out first.',
    stopped: 'Stopped. Whatever you did, counts.',
    left: 'Stopped, because you went to look at something else.',
    done: 'That was it. Stay for a moment.',
    doneLabel: 'Done',
  },
} as const;
