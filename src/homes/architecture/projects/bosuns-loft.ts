import type { Project } from '../project.ts';

/** Desks over a shop where boats are built. */
export const bosunsLoft: Project = {
  id: 'bosuns-loft',
  title: 'Bosun’s Loft',
  place: 'Bristol',
  year: 2014,
  kind: 'Office',
  status: 'In use',
  minutesAway: 33,
  note: 'Drawing desks over a boat shop. Quiet room, on springs.',
  northDegrees: -8,
  sectionLine: ['v', 31.6],
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
        { name: 'Desks', rect: [0, 0, 23, 14], labelPosition: [3.6, 9.4] },
        { name: 'Big table', rect: [23, 0, 17, 14], labelPosition: [28, 11.8] },
        { name: 'Quiet room', rect: [0, 14, 13, 11], labelPosition: [7.6, 18.4] },
        { name: 'Stair', rect: [13, 14, 4, 11], stairUpTo: 'n' },
        { name: 'Hall', rect: [17, 14, 6, 11], labelPosition: [20, 21] },
        { name: 'Kitchen', rect: [23, 14, 17, 11], labelPosition: [35, 18.6] },
      ],
      doors: [
        [19, 14, 'h', 'n'],
        [1, 14, 'h', 's'],
        [23, 16, 'v', 'e'],
        [23, 10, 'v', 'w'],
      ],
      windows: [
        [2, 0, 'h', 8],
        [13, 0, 'h', 8],
        [26, 0, 'h', 11],
        [3, 25, 'h', 7],
        [26, 25, 'h', 11],
        [40, 3, 'v', 8],
      ],
      openings: [[17, 14.5, 'v', 3]],
      furniture: [
        ['desk', 4.4, 2.6],
        ['desk', 11.4, 2.6],
        ['desk', 18.4, 2.6],
        ['desk', 8, 9],
        ['desk', 13.8, 9],
        ['table', 31.6, 6],
        ['desk', 6.6, 22.4, 180],
        ['kitchen', 34.6, 23.6, 180],
        ['round-table', 28.6, 20],
      ],
    },
  ],
};
