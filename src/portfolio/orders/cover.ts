import type { PictureRecord } from '../../media/picture-record.ts';
import { pictureNamed } from '../../media/pictures.ts';
import type { Project } from '../projects.ts';

const coverNameOf = ({ cover, pictures }: Project) => cover ?? pictures[0]?.img ?? '';

/** Returns the picture of a project for cards: the one it names, or its first. */
export const coverOf = (project: Project): PictureRecord => pictureNamed(coverNameOf(project));

/**
 * Returns a picture of the work that is taller than wide; undefined if the project has none, or if
 * its cover is such a picture itself.
 */
export function uprightOf(project: Project): PictureRecord | undefined {
  const { width, height } = coverOf(project);
  if (height > width) return undefined;
  return project.pictures
    .filter(({ shows }) => shows === 'work')
    .map(({ img }) => pictureNamed(img))
    .find((picture) => picture.height > picture.width);
}

/** Positions in each group of five that show an upright picture. */
const uprightPositions = [1, 3];

/** Returns the projects for layouts with mixed aspect ratios: some have their upright picture as cover. */
export const mixAspectRatios = (projects: readonly Project[]): Project[] =>
  projects.map((project, index) =>
    uprightPositions.includes(index % 5)
      ? { ...project, cover: uprightOf(project)?.name ?? project.cover }
      : project,
  );

/**
 * Returns the picture that replaces the cover on hover: the one that the project names, or its
 * first other picture.
 */
export function hoverPictureOf(project: Project): PictureRecord {
  const other = project.pictures.find(({ img }) => img !== coverNameOf(project));
  return pictureNamed(project.second ?? other?.img ?? '');
}
