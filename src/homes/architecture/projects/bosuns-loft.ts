import type { Project } from '../project.ts';

/** Desks over a shop where boats are built. */
export const bosunsLoft: Project = {
  id: 'bosuns-loft',
  title: 'Bosun’s Loft',
  place: 'Bristol',
  year: 2014,
  kind: 'Office',
  state: 'In use',
  minutes: 33,
  note: 'Drawing desks above a boat shop. The quiet room hangs on springs, because below it somebody planes oak.',
  north: -8,
  cut: ['v', 31.6],
  floors: [
    {
      title: 'Over the shop',
      outline: [
        [0, 0],
        [40, 0],
        [40, 25],
        [0, 25],
      ],
      rooms: [
        { name: 'Desks', at: [0, 0, 23, 14], label: [3.6, 9.4] },
        { name: 'Big table', at: [23, 0, 17, 14], label: [28, 11.8] },
        { name: 'Quiet room', at: [0, 14, 13, 11], label: [7.6, 18.4] },
        { name: 'Stair', at: [13, 14, 4, 11], stair: 'n' },
        { name: 'Hall', at: [17, 14, 6, 11], label: [20, 21] },
        { name: 'Kitchen', at: [23, 14, 17, 11], label: [35, 18.6] },
      ],
      doors: [
        [19, 14, 'h', -1],
        [1, 14, 'h', 1],
        [23, 16, 'v', 1],
        [23, 10, 'v', -1],
      ],
      glass: [
        [2, 0, 'h', 8],
        [13, 0, 'h', 8],
        [26, 0, 'h', 11],
        [3, 25, 'h', 7],
        [26, 25, 'h', 11],
        [40, 3, 'v', 8],
      ],
      gaps: [[17, 14.5, 'v', 3]],
      furniture: [
        ['desk', 4.4, 2.6],
        ['desk', 11.4, 2.6],
        ['desk', 18.4, 2.6],
        ['desk', 8, 9],
        ['desk', 13.8, 9],
        ['table', 31.6, 6],
        ['desk', 6.6, 22.4, 180],
        ['kitchen', 34.6, 23.6, 180],
        ['round', 28.6, 20],
      ],
    },
  ],
};
