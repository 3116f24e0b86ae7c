import type { Project } from '../project.ts';

/** The house in the pictures of the home page: a long glazed floor, and a white box moved over its western end. */
export const wheelersField: Project = {
  id: 'wheelers-field',
  title: 'Wheeler’s Field',
  place: 'Little Compton',
  year: 2023,
  kind: 'House',
  status: 'Lived in',
  minutesAway: 46,
  note: 'Four people. Long room, seventeen feet deep, daylight from two sides. Section on line A–A.',
  northDegrees: 0,
  sectionLine: ['v', 10],
  floors: [
    {
      title: 'Ground floor',
      outline: [
        [0, 0],
        [44, 0],
        [44, 17],
        [0, 17],
      ],
      rooms: [
        { name: 'Living room', rect: [0, 4, 20, 13], labelPosition: [15.8, 13] },
        { name: 'Kitchen', rect: [20, 4, 15, 13], labelPosition: [27.5, 9.6] },
        { name: 'Books', rect: [0, 0, 16, 4], labelPosition: [13.3, 2.3] },
        { name: 'Stair', rect: [16, 0, 12, 4], stairUpTo: 'w' },
        { name: 'Larder', rect: [28, 0, 7, 4] },
        { name: 'Wash', rect: [35, 0, 9, 5], labelPosition: [38, 3] },
        { name: 'Shower', rect: [35, 5, 9, 5], labelPosition: [38.4, 8.3] },
        { name: 'Entry', rect: [35, 10, 9, 7], labelPosition: [40.4, 12.4] },
      ],
      doors: [
        [31, 4, 'h', 'n'],
        [38.5, 17, 'h', 'n'],
        [36, 10, 'h', 's'],
        [40.5, 5, 'h', 'n'],
      ],
      windows: [
        [0.6, 17, 'h', 34],
        [0, 6, 'v', 8],
        [44, 12, 'v', 3.4],
      ],
      openings: [
        [20, 4.4, 'v', 12.2],
        [0.6, 4, 'h', 15],
        [25, 4, 'h', 2.8],
        [35, 12, 'v', 3.6],
      ],
      furniture: [
        ['sofa', 6.4, 8.2],
        ['shelf', 4.6, 0.8],
        ['kitchen', 28.2, 6.6],
        ['table', 27.5, 13.3],
        ['basin', 42.9, 9],
        ['wc', 42.8, 6.4, 90],
        ['shelf', 39.6, 0.8],
      ],
    },
    {
      title: 'Upper floor',
      outline: [
        [-5, 0],
        [28, 0],
        [28, 17],
        [-5, 17],
      ],
      rooms: [
        { name: 'Landing', rect: [-5, 0, 21, 4], labelPosition: [5.6, 2.2] },
        { name: 'Down', rect: [16, 0, 12, 4], openTo: 'floorBelow' },
        { name: 'Parents', rect: [-5, 4, 12, 13], labelPosition: [1.8, 15] },
        { name: 'Bath', rect: [7, 4, 5, 13], labelPosition: [8.2, 15.2] },
        { name: 'Children', rect: [12, 4, 16, 13], labelPosition: [20, 9.6] },
      ],
      doors: [
        [3, 4, 'h', 's'],
        [8, 4, 'h', 's'],
        [12.6, 4, 'h', 's'],
      ],
      windows: [
        [-4.4, 17, 'h', 19],
        [-3, 0, 'h', 8],
        [28, 7, 'v', 6],
      ],
      openings: [[16, 0.4, 'v', 3.2]],
      furniture: [
        ['double-bed', -1.2, 11, 270],
        ['bath', 9.5, 10.6, 90],
        ['single-bed', 14.6, 13.2, 180],
        ['single-bed', 25.8, 13.2, 180],
        ['desk', 20.2, 15, 180],
        ['shelf', -0.4, 0.8],
      ],
    },
  ],
};
