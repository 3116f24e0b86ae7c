import type { PictureRecord } from '../../media/picture-record.ts';
import { pictureNamed } from '../../media/pictures.ts';
import type { Project } from '../projects.ts';

const nameOf = ({ cover, pictures }: Project) => cover ?? pictures[0]?.img ?? '';

/** The picture of a project that stands on cards: the one that it names, or its first. */
export const coverOf = (project: Project): PictureRecord => pictureNamed(nameOf(project));

/** The work once more, higher than wide, where the project has such a picture and its cover is none. */
export function uprightOf(project: Project): PictureRecord | undefined {
  const { width, height } = coverOf(project);
  if (height > width) return undefined;
  return project.pictures
    .filter(({ shows }) => shows === 'work')
    .map(({ img }) => pictureNamed(img))
    .find((picture) => picture.height > picture.width);
}

/** Which of five show their upright picture where walls want pictures of several shapes. */
const upright = [1, 3];

/** The projects as a wall of several shapes shows them: some of them by their upright picture. */
export const inSeveralShapes = (projects: readonly Project[]): Project[] =>
  projects.map((project, index) =>
    upright.includes(index % 5)
      ? { ...project, cover: uprightOf(project)?.name ?? project.cover }
      : project,
  );

/** The picture that takes the place of the cover: the one that the project names, or its first other. */
export function secondOf(project: Project): PictureRecord {
  const other = project.pictures.find(({ img }) => img !== nameOf(project));
  return pictureNamed(project.second ?? other?.img ?? '');
}
