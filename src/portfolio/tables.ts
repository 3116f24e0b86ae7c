import { writtenIds } from '../content/people.ts';
import { filterOptionSchema } from '../content/schema/filter-option.ts';
import { projectSchema } from '../content/schema/project.ts';
import type { Table } from '../content/table.ts';
import { isPictureName, noPicture } from '../media/pictures.ts';
import { filters } from './filters.ts';
import { projectFiles } from './project-files.ts';

const { pictures, second, team } = projectSchema.shape;

const nobody = (id: unknown) => `nobody in people/ has the id ${id}`;

/** A project as a file may say it: the pictures and people that it names have to be there. */
const projectFileSchema = projectSchema.extend({
  pictures: pictures.superRefine((list, context) => {
    for (const [index, { img }] of list.entries())
      if (!isPictureName(img))
        context.addIssue({ code: 'custom', path: [index, 'img'], message: noPicture(img) });
  }),
  second: second.refine((name) => name === undefined || isPictureName(name), {
    error: ({ input }) => noPicture(`${input}`),
  }),
  team: team.superRefine((ids, context) => {
    for (const [index, id] of ids.entries())
      if (!writtenIds.has(id))
        context.addIssue({ code: 'custom', path: [index], message: nobody(id) });
  }),
});

export const tables: readonly Table[] = [
  { file: 'filters.ts', schema: filterOptionSchema, rows: filters, unique: 'key' },
  {
    file: 'projects',
    files: projectFiles.map(({ file }) => file),
    schema: projectFileSchema,
    rows: projectFiles.map(({ fields }) => fields),
    unique: 'title',
  },
];
