import { formatArea, projectArea } from './areas.ts';
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

const drawnRows = rows.filter(({ area }) => area > 0);

/** Copy and tables of the project index. */
export const workCopy = {
  section: {
    id: 'plans',
    heading: 'Nine projects, eight plans, one empty sheet',
    lead: 'One line, one plan. Rooms numbered, beds drawn, north marked.',
    measuringNote: `Measured to the middle of walls. Courts and voids excluded. Total: ${formatArea(drawnRows.reduce((sum, { area }) => sum + area, 0))} square feet.`,
    projects,
    copy: {
      planLabel: 'Floor plan of {title}',
      emptySheetLabel: '{title}: an empty sheet',
      schedule: {
        caption: 'Rooms of {title}',
        number: 'Number',
        room: 'Room',
        area: 'Square feet',
        openRoom: 'open',
      },
      totalLabel: 'Together, sq ft',
      drivingTime: '{minutes} minutes by road.',
      backLink: 'Back to the list',
    } satisfies SheetCopy,
  },
  table: {
    caption: 'Projects of the office. The name of each leads to its floor plan.',
    columns,
    rows,
    sortedMessage: 'Sorted by {column}, {direction}.',
    directions: {
      ascending: 'smallest or first letter on top',
      descending: 'largest or last letter on top',
    },
  },
};
