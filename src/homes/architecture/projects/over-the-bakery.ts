import type { Project } from '../project.ts';

/** One room, a bath and an entry. */
export const overTheBakery: Project = {
  id: 'over-the-bakery',
  title: 'Over the Bakery',
  place: 'Pawtucket',
  year: 2021,
  kind: 'Apartment',
  status: 'Lived in',
  minutesAway: 14,
  note: 'One baker, asleep by eight. Bed over the one oven that goes out at noon.',
  northDegrees: -40,
  sectionLine: ['h', 9],
  floors: [
    {
      title: 'Second floor',
      outline: [
        [0, 0],
        [26, 0],
        [26, 20],
        [0, 20],
      ],
      rooms: [
        { name: 'The room', rect: [0, 0, 18, 20], labelPosition: [9.4, 13.4] },
        { name: 'Bath', rect: [18, 0, 8, 9], labelPosition: [22.6, 4.8] },
        { name: 'Entry', rect: [18, 9, 8, 11], labelPosition: [21.6, 17.4] },
      ],
      doors: [
        [26, 12, 'v', 'w'],
        [18, 13, 'v', 'w'],
        [20, 9, 'h', 's'],
      ],
      windows: [
        [2, 0, 'h', 6],
        [10, 0, 'h', 6],
        [0, 4, 'v', 6],
      ],
      furniture: [
        ['double-bed', 3.6, 15.4, 180],
        ['sofa', 5, 2.4],
        ['table', 12.4, 7],
        ['kitchen', 12.6, 18.6, 180],
        ['bath', 22, 1.8],
        ['wc', 24.4, 6.8, 90],
        ['basin', 19, 5.6, 270],
      ],
    },
  ],
};
