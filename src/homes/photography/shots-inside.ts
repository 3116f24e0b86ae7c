import type { Shot } from './shot.ts';

const view = '4×5 view camera';
const slr = '35 mm reflex';

/** Frames of the essay `bench`. */
export const benchShots: readonly Shot[] = [
  {
    id: '401-2',
    picture: 'photo-plane',
    essay: 'bench',
    title: 'Number five',
    place: 'Joiner’s shop, Montague',
    hour: 'Friday, 4:40 pm',
    camera: view,
    lens: '210 mm',
    exposure: '8 seconds at f/16, the window alone',
    story: 'He had put it down to answer the telephone. I asked him to stay on the line.',
  },
  {
    id: '401-5',
    picture: 'photo-chisels',
    essay: 'bench',
    title: 'One is out',
    place: 'Joiner’s shop, Montague',
    hour: 'Friday, 5:05 pm',
    camera: view,
    lens: '150 mm',
    exposure: '4 seconds at f/16',
    story:
      'The empty place is the inch-and-an-eighth. It was in his apron, and he would not hang it up for a photograph.',
  },
  {
    id: '401-6',
    picture: 'photo-apron',
    essay: 'bench',
    title: 'Gone for the day',
    place: 'Joiner’s shop, Montague',
    hour: 'Friday, 5:30 pm',
    camera: view,
    lens: '150 mm',
    exposure: '1 second at f/11',
    story: 'Six minutes a day, three weeks a year, the sun gets to that wall. He sweeps around it.',
  },
  {
    id: '402-1',
    picture: 'photo-bench',
    essay: 'bench',
    title: 'Lamp left on',
    place: 'Joiner’s shop, Montague',
    hour: 'Friday, 8:15 pm',
    camera: view,
    lens: '90 mm',
    exposure: '30 seconds at f/16',
    story:
      'I had a key. The lamp is always on; he says the bench does not like to wake up in the dark.',
  },
];

/** Frames of the essay `kitchen`. */
export const kitchenShots: readonly Shot[] = [
  {
    id: '395-3',
    picture: 'photo-dawn',
    essay: 'kitchen',
    title: 'Before anybody',
    place: 'Ines’s kitchen, Lakeside',
    hour: 'Monday, 6:04 am',
    camera: slr,
    lens: '40 mm',
    exposure: '1/4 at f/4',
    story:
      'Every photographer has one picture of her own kitchen. This took eleven years, because it takes a morning on which nobody has done the dishes wrong.',
  },
  {
    id: '395-14',
    picture: 'photo-pears',
    essay: 'kitchen',
    title: 'Not ripe until Thursday',
    place: 'Ines’s kitchen, Lakeside',
    hour: 'Monday, 7:20 am',
    camera: slr,
    lens: '85 mm',
    exposure: '1/250 at f/2.8',
    story: 'Exposed for the window. The pears can look after themselves.',
  },
  {
    id: '396-2',
    picture: 'photo-eggs',
    essay: 'kitchen',
    title: 'Six, it was seven',
    place: 'A bakery in Whitehall',
    hour: 'Saturday, 6:30 am',
    camera: '6×6 reflex',
    lens: '120 mm',
    exposure: '2 seconds at f/22',
    story:
      'The seventh rolled off while I was focusing. It improved the picture, and the baker put it into the brioche.',
  },
  {
    id: '396-8',
    picture: 'photo-breakfast',
    essay: 'kitchen',
    title: 'Evidence',
    place: 'Theo’s kitchen, Nims Street',
    hour: 'Sunday, 9:10 am',
    camera: slr,
    lens: '50 mm',
    exposure: '1/125 at f/8, from the stepladder',
    story: 'My father had just left. I did not move anything but the chair.',
  },
  {
    id: '396-11',
    picture: 'photo-coat',
    essay: 'kitchen',
    title: 'Nine minutes',
    place: 'A farm near Ravenna',
    hour: 'Sunday, 7:02 am',
    camera: slr,
    lens: '40 mm',
    exposure: '1/60 at f/4',
    story:
      'That is how long the square of light took to cross the chair. I used up the roll, and then I sat in it.',
  },
];
