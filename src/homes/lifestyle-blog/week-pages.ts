import type { PictureName } from '../../media/pictures.ts';

/** One page of the week. */
export interface WeekPage {
  /** Anchor, and name of its grid area. */
  id: string;
  weekday: string;
  title: string;
  text: string;
  img: PictureName;
  /** Position of the lamp in the picture, in percent of its width and height. */
  lamp: readonly [x: number, y: number];
}

/** Monday of the painted week. */
export const paintedMonday = '2026-03-02';

export const weekPages: readonly WeekPage[] = [
  {
    id: 'monday',
    weekday: 'Monday',
    title: 'Oats',
    text: 'The light of the hood is the only one I put on. Oats, milk, and what was left of the strawberries from the freezer. One burner has been out since Thanksgiving.',
    img: 'wash-stove',
    lamp: [50, 22],
  },
  {
    id: 'tuesday',
    weekday: 'Tuesday',
    title: 'The lane',
    text: 'Out with the cup. One edge of the moon was still lit, and the rest had gone the color of our bricks. At two minutes past six the hill took it, before it was all the way dark.',
    img: 'wash-lane',
    lamp: [64, 45],
  },
  {
    id: 'wednesday',
    weekday: 'Wednesday',
    title: 'An egg',
    text: 'Four and a half minutes from the refrigerator, six with the pan still cold. I left the yolk for last, and the paper was too wet, so it ran down the cup by itself.',
    img: 'wash-eggs',
    lamp: [38, 30],
  },
  {
    id: 'thursday',
    weekday: 'Thursday',
    title: 'The back hall',
    text: 'The coat is the district’s, since 2009. The scarf is my sister’s. She asks after it at Christmas and I say that I will look.',
    img: 'wash-hall',
    lamp: [47, 14],
  },
  {
    id: 'friday',
    weekday: 'Friday',
    title: 'The bridge',
    text: 'The ice went out of the river in the night. From the road it sounds as though a piano were being moved on the floor above.',
    img: 'wash-bridge',
    lamp: [80, 49],
  },
  {
    id: 'saturday',
    weekday: 'Saturday',
    title: 'Blood oranges',
    text: 'No bus. A bag is $5.49 at the co\u2060-\u2060op until they stop coming, which is about now. Of eight, two were hardly red, and one was like the inside of a plum.',
    img: 'wash-oranges',
    lamp: [46, 40],
  },
  {
    id: 'sunday',
    weekday: 'Sunday',
    title: 'The sill',
    text: 'They have put the clocks forward. Yesterday at this minute I could see the barn. Today I could see myself, and a geranium.',
    img: 'wash-sill',
    lamp: [69, 35],
  },
];
