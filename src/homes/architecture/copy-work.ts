import { inFeet, projectArea } from './areas.ts';
import type { SheetCopy } from './plan-sheet.tsx';
import { projects } from './projects.ts';
import type { Column, ProjectRow } from './sort-rows.ts';

/** Rows of the table: the figures of the plans. */
const rows: readonly ProjectRow[] = projects.map(
  ({ id, title, place, kind, year, status, ...rest }) => ({
    id,
    title,
    place,
    kind,
    year,
    area: projectArea(rest),
    status,
  }),
);

const columns: readonly { column: Column; title: string }[] = [
  { column: 'title', title: 'Project' },
  { column: 'place', title: 'Place' },
  { column: 'kind', title: 'Kind' },
  { column: 'year', title: 'Year' },
  { column: 'area', title: 'Sq ft' },
  { column: 'status', title: 'State' },
];

const drawn = rows.filter(({ area }) => area > 0);

/** Copy and tables of the project index. */
export const workCopy = {
  section: {
    id: 'plans',
    heading: 'Every plan we have, and the one we have not',
    lead: 'Clients ask for photographs. We would rather show you where the bed stands. Choose a line, and its plan lies on the board.',
    measured: `Rooms are measured to the middle of their walls, so that nothing is counted twice and nothing is left out; a court and a hole in the floor are not counted. Together the plans come to ${inFeet(drawn.reduce((sum, { area }) => sum + area, 0))} square feet.`,
    projects,
    copy: {
      plan: 'Floor plan of {title}',
      noPlan: '{title}: an empty sheet',
      schedule: {
        caption: 'Rooms of {title}',
        number: 'Number',
        room: 'Room',
        area: 'Square feet',
        open: 'open',
      },
      total: 'Together, sq ft',
      minutes: '{minutes} minutes from our door.',
      back: 'Back to the list',
    } satisfies SheetCopy,
  },
  table: {
    caption: 'Projects of the office. The name of each leads to its floor plan.',
    columns,
    rows,
    sorted: 'Sorted by {column}, {direction}.',
    directions: {
      ascending: 'smallest or first letter on top',
      descending: 'largest or last letter on top',
    },
  },
};
