import type { Project } from '../project.ts';

/** One room, a bath and an entry. */
export const overTheBakery: Project = {
  id: 'over-the-bakery',
  title: 'Over the Bakery',
  place: 'Pawtucket',
  year: 2021,
  kind: 'Apartment',
  state: 'Lived in',
  minutes: 14,
  note: 'For a baker who sleeps from eight in the evening. The bed stands over the one oven that goes out at noon.',
  north: -40,
  cut: ['h', 9],
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
        { name: 'The room', at: [0, 0, 18, 20], label: [9.4, 13.4] },
        { name: 'Bath', at: [18, 0, 8, 9], label: [22.6, 4.8] },
        { name: 'Entry', at: [18, 9, 8, 11], label: [21.6, 17.4] },
      ],
      doors: [
        [26, 12, 'v', -1],
        [18, 13, 'v', -1],
        [20, 9, 'h', 1],
      ],
      glass: [
        [2, 0, 'h', 6],
        [10, 0, 'h', 6],
        [0, 4, 'v', 6],
      ],
      furniture: [
        ['bed', 3.6, 15.4, 180],
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
