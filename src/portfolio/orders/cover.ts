import type { PictureRecord } from '../../media/picture-record.ts';
import { pictureNamed } from '../../media/pictures.ts';
import type { Project } from '../projects.ts';

const nameOf = ({ cover, pictures }: Project) => cover ?? pictures[0]?.img ?? '';

/** The picture of a project that stands on cards: the one that it names, or its first. */
export const coverOf = (project: Project): PictureRecord => pictureNamed(nameOf(project));

/** The picture that takes the place of the cover: the one that the project names, or its first other. */
export function secondOf(project: Project): PictureRecord {
  const other = project.pictures.find(({ img }) => img !== nameOf(project));
  return pictureNamed(project.second ?? other?.img ?? '');
}
