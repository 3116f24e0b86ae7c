import type { Pair } from './pair.ts';

/** All pairs, in order; the first is the hero. */
export const pairs: readonly [Pair, Pair, Pair, Pair, Pair] = [
  {
    id: 'snow',
    firstHalf: ['You saw', 'snow.'],
    secondHalf: ['It was', 'cornstarch.'],
    film: 'film-snow',
    bench: 'bench-starch',
    scene: {
      slug: 'Ext. Ridge. Dawn.',
      text: 'She has walked all night and does not turn around.',
      from: 'The Long Ridge, 2019',
    },
    recipe:
      'Two boxes in a kidskin pouch, tied wet. Knead with the heel of the hand, one squeeze to a boot.',
    sound: 'snow',
    playLabel: 'Hear the snow',
  },
  {
    id: 'horse',
    firstHalf: ['You saw', 'a horse.'],
    secondHalf: ['It was', 'two plungers.'],
    film: 'film-hooves',
    bench: 'bench-cups',
    scene: {
      slug: 'Ext. Bridge. Evening.',
      text: 'The mare does not trust the planks. He lets her think.',
      from: 'Toll Keeper, 2016',
    },
    recipe:
      'Cut them off their sticks. Stuff one with a wool sock: no horse has four equal feet. Oak plank, laid on a blanket. Coconuts are for comedies.',
    sound: 'horse',
    playLabel: 'Hear the horse',
  },
  {
    id: 'heart',
    firstHalf: ['You saw', 'a heart.'],
    secondHalf: ['It was', 'a chamois.'],
    isFlipped: true,
    film: 'film-echo',
    bench: 'bench-chamois',
    scene: {
      slug: 'Int. Clinic. Night.',
      text: 'Nobody speaks. Only the monitor is lit.',
      from: 'Visiting Hours, 2022',
    },
    recipe:
      'Soak it, wring it once. First beat from the wrist, second from the thumb, six inches off the microphone. After three takes the hand slows down; change hands.',
    sound: 'heart',
    playLabel: 'Hear the heart',
  },
  {
    id: 'castle',
    firstHalf: ['You saw', 'a castle.'],
    secondHalf: ['It was', 'a file drawer.'],
    film: 'film-door',
    bench: 'bench-drawer',
    scene: {
      slug: 'Int. Keep. Night.',
      text: 'The door has been shut since his father’s time.',
      from: 'Under the Gorse, 2014',
    },
    recipe:
      'County Clerk, 1961, third from the top. Two fingers in the pull, lean back, do not help it. Never oil the left rail. For the wall behind, drop a sandbag.',
    sound: 'door',
    playLabel: 'Hear the door',
  },
  {
    id: 'rain',
    firstHalf: ['You saw', 'rain.'],
    secondHalf: ['It was', 'breakfast.'],
    film: 'film-tent',
    bench: 'bench-skillet',
    scene: {
      slug: 'Ext. Camp. Night.',
      text: 'He has read the same page four times.',
      from: 'Two Nights at Piseco, 2020',
    },
    recipe:
      'Four strips, thick cut, cold iron, low flame. The storm begins in the second minute and lasts until they are crisp. Record first, eat after.',
    sound: 'rain',
    playLabel: 'Hear the rain',
  },
];
