import { validRecords } from '../content/markdown-records.ts';
import { recordFiles } from '../content/record-files.ts';
import {
  type ProjectFields,
  type ProjectLayout,
  projectLayouts,
  projectSchema,
} from '../content/schema/project.ts';

/** Project with the path of its page. */
export interface Project extends ProjectFields {
  /** File name without extension: the last part of its address. */
  slug: string;
  /** Path of its page. */
  path: string;
}

/** Path of the page with all projects, linked from every project. */
export const portfolioPath = '/portfolio/portfolio-classic-three-column';

/** Returns the path of a layout's page, which the layout's first project uses. */
export const layoutPath = (layout: ProjectLayout): string =>
  `/portfolio/single-project-page-0${projectLayouts.indexOf(layout) + 1}`;

/** Returns the path of a project: below that of its layout. */
export const projectPath = (slug: string, { layout, first }: ProjectFields): string =>
  first ? layoutPath(layout) : `${layoutPath(layout)}/${slug}`;

/** All projects, newest first. */
export const projects: readonly Project[] = validRecords(recordFiles.projects, projectSchema)
  .map(({ name: slug, data }) => ({ ...data, slug, path: projectPath(slug, data) }))
  .sort((one, other) => other.year - one.year || one.slug.localeCompare(other.slug));

/** Returns the projects before and after one; the first follows the last. */
export function neighborsOf(slug: string): { previous: Project; next: Project } {
  const index = projects.findIndex((project) => project.slug === slug);
  const previous = projects.at(index - 1);
  const next = projects[(index + 1) % projects.length];
  if (index < 0 || !previous || !next) throw new Error(`There is no project "${slug}".`);
  return { previous, next };
}
