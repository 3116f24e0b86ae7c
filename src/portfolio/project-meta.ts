import { shortDescription } from '../content/short-description.ts';
import type { PageMeta } from '../page-meta/page-meta.ts';
import { layoutPath, type Project } from './projects.ts';

/** Length limit of titles in search results, in characters. */
const maxTitleLength = 60;

/** Joins headline and client, as far as the length limit allows. */
const formatTitle = ({ title, client }: Project): string => {
  const both = `${title}: ${client}`;
  return both.length <= maxTitleLength ? both : title;
};

/** Returns the meta of a project's page. */
export function projectMeta(project: Project): PageMeta {
  return {
    path: project.path,
    group: 'project',
    title: project.title,
    headTitle: project.headTitle ?? formatTitle(project),
    description: project.description ?? shortDescription(project.summary),
    theme: 'house',
    representedBy: project.first ? undefined : layoutPath(project.layout),
    picture: project.pictures[0]?.img ?? '',
    synonyms: [project.client, project.trade, project.place],
  };
}
