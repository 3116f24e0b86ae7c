import type { CollectionEntry } from 'astro:content';
import type { ProjectLayout } from '../../content/schema/project.ts';
import { type Project, projects } from '../projects.ts';

/** Static path of one project: its record, and its story as HTML. */
export interface ProjectPath {
  /** Last part of the address; undefined for the project at the plain one. */
  params: { project: string | undefined };
  props: { project: Project; story: string };
}

/**
 * Returns the static paths of all projects of one layout, for `getStaticPaths`.
 * @throws for a project without a story, which fails the build
 */
export function projectPaths(
  entries: readonly CollectionEntry<'projects'>[],
  layout: ProjectLayout,
): ProjectPath[] {
  return projects
    .filter((project) => project.layout === layout)
    .map((project) => {
      const story = entries.find(({ id }) => id === project.slug)?.rendered?.html;
      if (!story) throw new Error(`The project "${project.slug}" has no story.`);
      return {
        params: { project: project.first ? undefined : project.slug },
        props: { project, story },
      };
    });
}
