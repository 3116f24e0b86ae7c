import { pluralize } from '../content/pluralize.ts';
import type { ProjectCard } from './cards/project-card.ts';
import { cardCopy } from './copy.ts';
import { categoryNames } from './filters.ts';
import { coverOf, hoverPictureOf, mixAspectRatios, uprightOf } from './orders/cover.ts';
import { type ProjectOrder, sortProjects, sortValueOf } from './orders/project-order.ts';
import { type Project, projects } from './projects.ts';

const formatEffort = ({ weeks, team }: Project) =>
  `${pluralize(weeks, cardCopy.weeks)}, ${pluralize(team.length, cardCopy.people)}`;

const toCard = (project: Project, order: ProjectOrder): ProjectCard => {
  const { slug, title, client, year, hue, path, categories } = project;
  const [kind = 'story'] = categories;
  return {
    slug,
    title,
    client,
    year,
    hue,
    effort: formatEffort(project),
    toggleLabel: cardCopy.toggleLabel.replace('{client}', client),
    kind: categoryNames[kind],
    sortValue: sortValueOf(project, order),
    categories,
    link: path,
    picture: coverOf(project),
    hoverPicture: hoverPictureOf(project),
  };
};

/** Returns all projects as cards, sorted. */
export const portfolioCards = (order: ProjectOrder): ProjectCard[] =>
  sortProjects(projects, order).map((project) => toCard(project, order));

/** Returns the cards for layouts with mixed aspect ratios: some with an upright picture. */
export const cardsWithMixedAspectRatios = (order: ProjectOrder): ProjectCard[] =>
  sortProjects(mixAspectRatios(projects), order).map((project) => toCard(project, order));

/** Adds an upright picture beside the cover, for tiles that are taller than wide. */
const withUpright = (project: Project, order: ProjectOrder): ProjectCard => ({
  ...toCard(project, order),
  upright: uprightOf(project),
});

/** Returns the cards for masonry: mixed aspect ratios, and upright pictures for pairs on phones. */
export const cardsForMasonry = (order: ProjectOrder): ProjectCard[] =>
  sortProjects(mixAspectRatios(projects), order).map((project) => withUpright(project, order));

/** Returns the cards for joined tiles: with an upright picture beside the cover. */
export const cardsForTiles = (order: ProjectOrder): ProjectCard[] =>
  sortProjects(projects, order).map((project) => withUpright(project, order));
