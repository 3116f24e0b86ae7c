import { existsSync } from 'node:fs';
import { writtenIds } from '../content/people.ts';
import { filterOptionSchema } from '../content/schema/filter-option.ts';
import { type ProjectFields, projectSchema } from '../content/schema/project.ts';
import type { Table } from '../content/table.ts';
import { isPictureName, unknownPictureMessage } from '../media/pictures.ts';
import { filters } from './filters.ts';
import { projectFiles } from './project-files.ts';
import { hasFirstFrame } from './single/film/project-films.ts';

const { pictures, team } = projectSchema.shape;

const nobody = (id: unknown) => `nobody in people/ has the id ${id}`;
const isFilm = (name: string) => existsSync(`public/film/${name}.mp4`) && hasFirstFrame(name);
const noFilm = (name: string) =>
  `needs ${name}.mp4 and ${name}.webm in public/film/, and its first frame as the picture "${name}-film"`;
const notItsOwn = (name: string) => `"${name}" is none of the project's own pictures`;
const taken = (file: string, told: number) =>
  `${file} stands at the plain address of page ${told}, too`;

/** Where the first project of a page is written. */
const firstFile = (told: number) =>
  projectFiles.find(({ fields }) => fields['first'] === true && fields['told'] === told);

/** What no field says alone: each pair is a field and what is wrong with it beside the others. */
function wrongTogether(project: ProjectFields): [keyof ProjectFields, string][] {
  const { title, told, first, film } = project;
  const own = new Set(project.pictures.map(({ img }) => img));
  const wrong: [keyof ProjectFields, string][] = [];
  for (const field of ['cover', 'second'] as const) {
    const name = project[field];
    if (name !== undefined && !own.has(name)) wrong.push([field, notItsOwn(name)]);
  }
  if (told === 4 && film === undefined)
    wrong.push(['film', 'is missing: page 4 tells a project by its film']);
  if (film !== undefined && !isFilm(film)) wrong.push(['film', noFilm(film)]);
  const other = first ? firstFile(told) : undefined;
  if (other && other.fields['title'] !== title) wrong.push(['first', taken(other.file, told)]);
  return wrong;
}

/** A project as a file may say it: the pictures, the people and the film that it names have to be there. */
const projectFileSchema = projectSchema
  .extend({
    pictures: pictures.superRefine((list, context) => {
      for (const [index, { img }] of list.entries())
        if (!isPictureName(img))
          context.addIssue({
            code: 'custom',
            path: [index, 'img'],
            message: unknownPictureMessage(img),
          });
    }),
    team: team.superRefine((ids, context) => {
      for (const [index, id] of ids.entries())
        if (!writtenIds.has(id))
          context.addIssue({ code: 'custom', path: [index], message: nobody(id) });
    }),
  })
  .superRefine((project, context) => {
    for (const [field, message] of wrongTogether(project))
      context.addIssue({ code: 'custom', path: [field], message });
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
