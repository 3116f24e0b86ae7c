import { counted } from '../content/counted.ts';
import type { PictureRecord } from '../media/picture-record.ts';
import { withoutPlaceholder } from '../media/without-placeholder.ts';
import type { ProjectCard } from './cards/project-card.ts';
import { cardCopy } from './copy.ts';
import { categoryNames } from './filters.ts';
import { coverOf, inSeveralShapes, secondOf, uprightOf } from './orders/cover.ts';
import { inOrder, type ProjectOrder, sortedBy } from './orders/project-order.ts';
import { type Project, projects } from './projects.ts';

/** How many pictures may come with a miniature: those that somebody sees before the real ones are there. */
const withMiniature = 4;

/** Further down a prevailing color is ground enough: miniatures are the heaviest thing in a list of 24. */
const grounded = (picture: PictureRecord, index: number): PictureRecord =>
  index < withMiniature ? picture : withoutPlaceholder(picture);

const effortOf = ({ weeks, team }: Project) =>
  `${counted(weeks, cardCopy.weeks)}, ${counted(team.length, cardCopy.people)}`;

const cardOf = (project: Project, index: number, order: ProjectOrder): ProjectCard => {
  const { slug, title, client, year, hue, path, categories } = project;
  const [kind = 'story'] = categories;
  return {
    slug,
    title,
    client,
    year,
    hue,
    effort: effortOf(project),
    other: cardCopy.other.replace('{client}', client),
    kind: categoryNames[kind],
    sorted: sortedBy(project, order),
    categories,
    link: path,
    picture: grounded(coverOf(project), index),
    second: withoutPlaceholder(secondOf(project)),
  };
};

/** All projects as cards, in an order. */
export const portfolioCards = (order: ProjectOrder): ProjectCard[] =>
  inOrder(projects, order).map((project, index) => cardOf(project, index, order));

/** The same for a wall of several shapes: some are shown by an upright picture. */
export const cardsInShapes = (order: ProjectOrder): ProjectCard[] =>
  inOrder(inSeveralShapes(projects), order).map((project, index) => cardOf(project, index, order));

/** The same with an upright picture beside the cover, for tiles of all shapes. */
export const cardsForTiles = (order: ProjectOrder): ProjectCard[] =>
  inOrder(projects, order).map((project, index) => {
    const upright = uprightOf(project);
    return { ...cardOf(project, index, order), upright: upright && withoutPlaceholder(upright) };
  });
