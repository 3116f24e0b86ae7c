import type { Project } from '../project.ts';

/** The third house of a brick row. */
export const sheldonRow: Project = {
  id: 'sheldon-row',
  title: 'Sheldon Row, third house',
  place: 'Providence',
  year: 2016,
  kind: 'Row house',
  state: 'Lived in',
  minutes: 9,
  note: 'Seventeen feet between party walls. We took out one wall and four doors, and the kitchen now gets the morning from the street and the evening from the garden.',
  north: 62,
  cut: ['v', 8.5],
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
        { name: 'Front room', at: [0, 0, 17, 13], label: [12.8, 7] },
        { name: 'Kitchen', at: [4, 13, 13, 12], label: [9.4, 23.4] },
        { name: 'Stair', at: [0, 13, 4, 12], stair: 'n' },
        { name: 'Table', at: [0, 25, 17, 11], label: [12, 34] },
      ],
      doors: [
        [12.6, 0, 'h', 1],
        [12, 13, 'h', -1],
        [1.4, 36, 'h', -1],
      ],
      glass: [
        [1.4, 0, 'h', 4],
        [7, 0, 'h', 4],
        [5.4, 36, 'h', 10],
      ],
      gaps: [
        [4, 21, 'v', 3.4],
        [5, 25, 'h', 11],
      ],
      furniture: [
        ['sofa', 2.4, 7, 270],
        ['round', 9.4, 18.4],
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
        { name: 'Bedroom', at: [0, 0, 17, 13], label: [8.5, 9.6] },
        { name: 'Landing', at: [4, 13, 5, 12], label: [6.6, 19] },
        { name: 'Bath', at: [9, 13, 8, 12], label: [13.4, 19] },
        { name: 'Children', at: [0, 25, 17, 11], label: [8.5, 29.4] },
        { name: 'Down', at: [0, 13, 4, 12], open: 'void' },
      ],
      doors: [
        [5, 13, 'h', -1],
        [9, 19.6, 'v', 1],
        [5, 25, 'h', 1],
      ],
      glass: [
        [1.4, 0, 'h', 4],
        [11.4, 0, 'h', 4],
        [1.4, 36, 'h', 4],
        [11.4, 36, 'h', 4],
      ],
      gaps: [[4, 13.5, 'v', 3]],
      furniture: [
        ['bed', 8.5, 4],
        ['bath', 13, 15],
        ['wc', 15.6, 23.6, 180],
        ['basin', 11, 24, 180],
        ['single', 2.4, 32.2, 180],
        ['single', 14.6, 32.2, 180],
        ['desk', 8.5, 34.2, 180],
      ],
    },
  ],
};
