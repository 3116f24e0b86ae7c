import type { Project } from '../project.ts';

/** The third house of a brick row. */
export const sheldonRow: Project = {
  id: 'sheldon-row',
  title: 'Sheldon Row, third house',
  place: 'Providence',
  year: 2016,
  kind: 'Row house',
  status: 'Lived in',
  minutesAway: 9,
  note: 'Seventeen feet between party walls. One wall and four doors removed. Kitchen: morning from the street, evening from the garden.',
  northDegrees: 62,
  sectionLine: ['v', 8.5],
  floors: [
    {
      title: 'Ground floor',
      outline: [
        [0, 0],
        [17, 0],
        [17, 36],
        [0, 36],
      ],
      rooms: [
        { name: 'Front room', rect: [0, 0, 17, 13], labelPosition: [12.8, 7] },
        { name: 'Kitchen', rect: [4, 13, 13, 12], labelPosition: [9.4, 23.4] },
        { name: 'Stair', rect: [0, 13, 4, 12], stairUpTo: 'n' },
        { name: 'Table', rect: [0, 25, 17, 11], labelPosition: [12, 34] },
      ],
      doors: [
        [12.6, 0, 'h', 's'],
        [12, 13, 'h', 'n'],
        [1.4, 36, 'h', 'n'],
      ],
      windows: [
        [1.4, 0, 'h', 4],
        [7, 0, 'h', 4],
        [5.4, 36, 'h', 10],
      ],
      openings: [
        [4, 21, 'v', 3.4],
        [5, 25, 'h', 11],
      ],
      furniture: [
        ['sofa', 2.4, 7, 270],
        ['round-table', 9.4, 18.4],
        ['kitchen', 15.7, 19, 90],
        ['table', 8.6, 29.6],
      ],
    },
    {
      title: 'Upper floor',
      outline: [
        [0, 0],
        [17, 0],
        [17, 36],
        [0, 36],
      ],
      rooms: [
        { name: 'Bedroom', rect: [0, 0, 17, 13], labelPosition: [8.5, 9.6] },
        { name: 'Landing', rect: [4, 13, 5, 12], labelPosition: [6.6, 19] },
        { name: 'Bath', rect: [9, 13, 8, 12], labelPosition: [13.4, 19] },
        { name: 'Children', rect: [0, 25, 17, 11], labelPosition: [8.5, 29.4] },
        { name: 'Down', rect: [0, 13, 4, 12], openTo: 'floorBelow' },
      ],
      doors: [
        [5, 13, 'h', 'n'],
        [9, 19.6, 'v', 'e'],
        [5, 25, 'h', 's'],
      ],
      windows: [
        [1.4, 0, 'h', 4],
        [11.4, 0, 'h', 4],
        [1.4, 36, 'h', 4],
        [11.4, 36, 'h', 4],
      ],
      openings: [[4, 13.5, 'v', 3]],
      furniture: [
        ['double-bed', 8.5, 4],
        ['bath', 13, 15],
        ['wc', 15.6, 23.6, 180],
        ['basin', 11, 24, 180],
        ['single-bed', 2.4, 32.2, 180],
        ['single-bed', 14.6, 32.2, 180],
        ['desk', 8.5, 34.2, 180],
      ],
    },
  ],
};
