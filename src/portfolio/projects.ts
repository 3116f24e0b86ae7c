import { basename } from 'node:path';
import { type ProjectFields, projectSchema } from '../content/schema/project.ts';
import { projectFiles } from './project-files.ts';

/** A project and where its page stands. */
export interface Project extends ProjectFields {
  /** Name of its file without the ending: the last part of its address. */
  slug: string;
  /** Address of its page. */
  path: string;
}

/** The page that shows all projects: where every one of them leads back to. */
export const portfolioPath = '/portfolio/portfolio-classic-three-column';

/** Each way of telling has a page of its own; the first project of its kind stands at the plain address. */
export const tellingPath = (told: number): string => `/portfolio/single-project-page-0${told}`;

/** The address of a project: below the page that tells it. */
export const projectPath = (slug: string, { told, first }: ProjectFields): string =>
  first ? tellingPath(told) : `${tellingPath(told)}/${slug}`;

/**
 * Every project, the newest first. One with a mistake is left out here: the check (`tables.ts`) names
 * its file and field and stops the build.
 */
export const projects: readonly Project[] = projectFiles
  .flatMap(({ file, fields }) => {
    const { data } = projectSchema.safeParse(fields);
    const slug = basename(file, '.md');
    return data ? [{ ...data, slug, path: projectPath(slug, data) }] : [];
  })
  .sort((one, other) => other.year - one.year || one.slug.localeCompare(other.slug));

/** The project before and the one after, in a round: every page leads to all others. */
export function neighborsOf(slug: string): { previous: Project; next: Project } {
  const at = projects.findIndex((project) => project.slug === slug);
  const previous = projects.at(at - 1);
  const next = projects[(at + 1) % projects.length];
  if (at < 0 || !previous || !next) throw new Error(`There is no project "${slug}".`);
  return { previous, next };
}
