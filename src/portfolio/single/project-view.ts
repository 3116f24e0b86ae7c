import type { SiteConfig } from '../../../site.config.ts';
import { fillTemplate } from '../../content/fill-template.ts';
import type { TeamMember } from '../../content/schema/team-member.ts';
import { pictureNamed } from '../../media/pictures.ts';
import { isLinkIncluded } from '../../page-meta/included-links.ts';
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts';
import { coverOf } from '../orders/cover.ts';
import { neighborsOf, type Project, portfolioPath } from '../projects.ts';
import { singleCopy as copy } from './copy.ts';
import { creativeWork } from './creative-work.ts';

const formatWeeks = (count: number) =>
  count === 1 ? copy.oneWeek : fillTemplate(copy.weeks, { count });

const linkTo = (label: string, project: Project) => {
  const { title, client, path } = project;
  return { label, title, client, link: path, picture: coverOf(project) };
};

/** Returns the team of a project, in the order of its record. @throws for an unknown team member */
const teamOf = ({ team, slug }: Project, people: readonly TeamMember[]) =>
  team.map((id) => {
    const member = people.find((person) => person.id === id);
    if (!member) throw new Error(`The project "${slug}": nobody has the id ${id}.`);
    const { name, designation, img } = member;
    return { name, designation, portrait: pictureNamed(img) };
  });

/**
 * Returns the data of a project that every layout shows.
 * @throws when it names a missing person or picture, which fails the build
 */
export function projectView(project: Project, people: readonly TeamMember[], site: SiteConfig) {
  const { client, trade, place, path, link } = project;
  const labels = copy.factLabels;
  const { previous, next } = neighborsOf(project.slug);
  const crumbs = [
    { title: copy.home, link: '/' },
    { title: copy.portfolio, link: portfolioPath },
    { title: client },
  ];
  return {
    ...{ path, crumbs, client, trade, place },
    ...{ title: project.title, summary: project.summary, year: project.year },
    facts: [
      { label: labels.client, value: fillTemplate(copy.trade, { client, trade }) },
      { label: labels.place, value: place },
      { label: labels.year, value: String(project.year) },
      { label: labels.weeks, value: formatWeeks(project.weeks) },
    ],
    services: { label: labels.services, items: project.services },
    team: { label: copy.team, people: teamOf(project, people) },
    figures: project.figures,
    quote: project.quote,
    work: link !== undefined && isLinkIncluded({ link }) ? { title: copy.work, link } : undefined,
    pictures: project.pictures.map(({ img, caption }) => ({ picture: pictureNamed(img), caption })),
    neighbors: {
      label: copy.neighbors.label,
      previous: linkTo(copy.neighbors.previous, previous),
      next: linkTo(copy.neighbors.next, next),
      all: { title: copy.neighbors.all, link: portfolioPath },
    },
    structuredData: [breadcrumbList(crumbs, path, site), creativeWork(project, site)],
  };
}
export type ProjectView = ReturnType<typeof projectView>;
