import { existsSync } from 'node:fs';
import { allPersonIds, personError } from '../content/person-ids.ts';
import { recordFiles } from '../content/record-files.ts';
import { checkEach, checkFields } from '../content/schema/checks.ts';
import { filterOptionSchema } from '../content/schema/filter-option.ts';
import {
  type ProjectFields,
  type ProjectLayout,
  projectLayouts,
  projectSchema,
} from '../content/schema/project.ts';
import type { Table } from '../content/table.ts';
import { pictureError } from '../media/pictures.ts';
import { keepsSample } from '../page-meta/samples.ts';
import { filters } from './filters.ts';
import { hasFirstFrame } from './single/film/project-films.ts';

const { pictures, team } = projectSchema.shape;

const hasFilmFiles = (name: string) => existsSync(`public/film/${name}.mp4`) && hasFirstFrame(name);
const missingFilmMessage = (name: string) =>
  `needs ${name}.mp4 and ${name}.webm in public/film/, and its first frame as the picture "${name}-film"`;
const foreignPictureMessage = (name: string) => `"${name}" is none of the project's own pictures`;
const duplicateFirstMessage = (file: string, layout: ProjectLayout) =>
  `${file} stands at the plain address of layout ${layout}, too`;

/** Returns the hint for `told: 1` to `5`, the former name and values of `layout`. */
const formerLayoutHint = (former: unknown) =>
  `is called layout now: write layout: ${projectLayouts[Number(former) - 1] ?? projectLayouts.join(' | ')}`;

/** Returns the file of the first project of a layout. */
const firstFile = (layout: ProjectLayout) =>
  recordFiles.projects.find(
    ({ fields }) => fields['first'] === true && fields['layout'] === layout,
  );

/** Checks across fields; returns pairs of field and error message. */
function crossFieldErrors(project: ProjectFields): [keyof ProjectFields, string][] {
  const { title, layout, first, film } = project;
  const ownPictures = new Set(project.pictures.map(({ img }) => img));
  const errors: [keyof ProjectFields, string][] = [];
  for (const field of ['cover', 'second'] as const) {
    const name = project[field];
    if (name !== undefined && !ownPictures.has(name))
      errors.push([field, foreignPictureMessage(name)]);
  }
  if (layout === 'film' && film === undefined)
    errors.push(['film', 'is missing: the layout film needs one']);
  if (film !== undefined && !hasFilmFiles(film)) errors.push(['film', missingFilmMessage(film)]);
  const other = first ? firstFile(layout) : undefined;
  if (other && other.fields['title'] !== title)
    errors.push(['first', duplicateFirstMessage(other.file, layout)]);
  return errors;
}

/** Schema of a project's front matter: its pictures, team members and film must exist. */
const projectFileSchema = projectSchema
  .extend({
    pictures: pictures.superRefine(checkEach(({ img }) => pictureError(img), 'img')),
    team: team.superRefine(checkEach((id) => personError(allPersonIds, id))),
  })
  .superRefine(checkFields(crossFieldErrors));

const recordsToCheck = keepsSample('portfolio') ? recordFiles.projects : [];

export const tables: readonly Table[] = [
  { file: 'filters.ts', schema: filterOptionSchema, records: filters, unique: 'key' },
  {
    file: 'projects',
    files: recordsToCheck.map(({ file }) => file),
    schema: projectFileSchema,
    records: recordsToCheck.map(({ fields }) => fields),
    unique: 'title',
    renamedFieldHints: { told: formerLayoutHint },
  },
];
