import { shortDescription } from '../content/short-description.ts';
import type { PageMeta } from '../page-meta/page-meta.ts';
import { type Project, tellingPath } from './projects.ts';

/** Letters of a title that a search result shows. */
const longestTitle = 60;

/** Headline and client, or as much of the two as a search result prints. */
const titleOf = ({ title, client }: Project): string => {
  const both = `${title}: ${client}`;
  return both.length <= longestTitle ? both : title;
};

/** Returns the meta of a project's page. */
export function projectMeta(project: Project): PageMeta {
  return {
    path: project.path,
    group: 'project',
    title: project.title,
    headTitle: project.headTitle ?? titleOf(project),
    description: project.description ?? shortDescription(project.summary),
    theme: 'house',
    representedBy: project.first ? undefined : tellingPath(project.told),
    picture: project.pictures[0]?.img ?? '',
    synonyms: [project.client, project.trade, project.place],
  };
}
