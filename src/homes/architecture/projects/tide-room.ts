import type { Project } from '../project.ts';

/** A hall for a town on the water. */
export const tideRoom: Project = {
  id: 'tide-room',
  title: 'Tide Room',
  place: 'Warren',
  year: 2022,
  kind: 'Pavilion',
  status: 'In use',
  minutesAway: 27,
  note: 'Forty for a town meeting, two hundred for a clambake. Flood, every ninth year. Dry by noon.',
  northDegrees: 12,
  sectionLine: ['h', 8.4],
  floors: [
    {
      title: 'Ground floor',
      outline: [
        [0, 0],
        [46, 0],
        [46, 22],
        [0, 22],
      ],
      rooms: [
        { name: 'Hall', rect: [0, 0, 28, 22], labelPosition: [14, 15] },
        { name: 'Kitchen and counter', rect: [28, 0, 18, 14], labelPosition: [37, 9.6] },
        { name: 'Store', rect: [28, 14, 8, 8], labelPosition: [32.6, 19.6] },
        { name: 'Coats', rect: [36, 14, 10, 8], labelPosition: [40.6, 18.6] },
      ],
      doors: [
        [0, 9, 'v', 'e'],
        [28, 15.4, 'v', 'e'],
        [37, 14, 'h', 's'],
      ],
      windows: [
        [2, 0, 'h', 24],
        [2, 22, 'h', 24],
        [30, 0, 'h', 14],
        [46, 3, 'v', 8],
      ],
      openings: [[28, 3, 'v', 8]],
      furniture: [
        ['table', 8, 5],
        ['table', 18, 5],
        ['sofa', 8, 18.6, 180],
        ['sofa', 20, 18.6, 180],
        ['round-table', 33, 4.4],
        ['round-table', 41, 4.4],
        ['kitchen', 39, 12.6, 180],
        ['wc', 44.4, 16, 90],
        ['wc', 44.4, 19.6, 90],
        ['basin', 39, 20.9, 180],
      ],
    },
  ],
};
