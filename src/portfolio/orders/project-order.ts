import { converter, differenceEuclidean } from 'culori';
import { capitalize } from '../../content/capitalize.ts';
import { pluralize } from '../../content/pluralize.ts';
import { pictureNamed } from '../../media/pictures.ts';
import { cardCopy } from '../copy.ts';
import type { Project } from '../projects.ts';
import { coverOf, hoverPictureOf } from './cover.ts';

const toOklab = converter('oklab');
const distance = differenceEuclidean('oklab');

const firstPicture = ({ pictures }: Project) => pictureNamed(pictures[0]?.img ?? '');

/** Returns the dominant color of the cover in Lab, from the picture manifest. */
const coverColor = (project: Project) => toOklab(coverOf(project).color) ?? { l: 0, a: 0, b: 0 };
/** Degrees of a full circle. */
const fullCircle = 360;
const countLetters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** Sort keys of projects: a number or a string each. */
const sortKeys = {
  year: ({ year }: Project) => year,
  weeks: ({ weeks }: Project) => weeks,
  people: ({ team }: Project) => team.length,
  latitude: ({ latitude }: Project) => latitude,
  client: ({ client }: Project) => client,
  title: ({ title }: Project) => title,
  town: ({ place }: Project) => place,
  trade: ({ trade }: Project) => trade,
  kind: ({ categories }: Project) => categories[0] ?? '',
  pictures: ({ pictures }: Project) => pictures.length,
  /** Part of the place after its last comma. */
  state: ({ place }: Project) => place.split(', ').at(-1) ?? '',
  /** Length of the client's name. */
  clientLength: ({ client }: Project) => countLetters(client),
  /** Length of the headline. */
  titleLength: ({ title }: Project) => countLetters(title),
  /** Lightness of the cover. */
  lightness: (project: Project) => coverColor(project).l,
  /** Warmth of the cover: from blue to yellow. */
  warmth: (project: Project) => coverColor(project).b,
  /** Chroma of the cover: from gray up. */
  chroma: (project: Project) => Math.hypot(coverColor(project).a, coverColor(project).b),
  /** Aspect ratio of the first picture. */
  aspectRatio: (project: Project) => firstPicture(project).width / firstPicture(project).height,
  /** Color difference between the second picture and the cover. */
  colorChange: (project: Project) =>
    distance(coverOf(project).color, hoverPictureOf(project).color),
  /** Hue angle. */
  hue: ({ hue }: Project) => hue,
};

/** Sort keys printed on cards, so that the order is visible. Colors show it without text. */
const cardValues: Partial<Record<keyof typeof sortKeys, (project: Project) => string>> = {
  year: ({ year }) => String(year),
  weeks: ({ weeks }) => pluralize(weeks, cardCopy.weeks),
  people: ({ team }) => pluralize(team.length, cardCopy.people),
  latitude: ({ latitude }) => `${latitude.toFixed(1)}° N`,
  town: ({ place }) => place,
  // First words are the trade itself: `hotel`, of `hotel of nine rooms`.
  trade: ({ trade }) => {
    const [first = trade] = trade.split(/,| (?:of|for|by|who|beside|and) /);
    return capitalize(first);
  },
  pictures: ({ pictures }) => pluralize(pictures.length, cardCopy.pictures),
  state: (project) => sortKeys.state(project),
  clientLength: ({ client }) => pluralize(countLetters(client), cardCopy.letters),
};

/** Order of the projects on a page. */
export interface ProjectOrder {
  /** Sort key. */
  by: keyof typeof sortKeys;
  /** Largest first, or reverse alphabetical order. */
  descending?: boolean;
  /** For the key `hue`: angle on the color circle with which the order begins, in degrees. */
  startHue?: number;
}

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en-US');

/** Sorts the projects; ties go by the client's name. */
export function sortProjects(
  projects: readonly Project[],
  { by, descending = false, startHue = 0 }: ProjectOrder,
): Project[] {
  const key = (project: Project) => {
    const value = sortKeys[by](project);
    return by === 'hue' ? (Number(value) - startHue + fullCircle) % fullCircle : value;
  };
  const direction = descending ? -1 : 1;
  return projects.toSorted(
    (one, other) =>
      direction * compare(key(one), key(other)) || one.client.localeCompare(other.client, 'en-US'),
  );
}

/** Returns the value of the sort key for a card; undefined where it is visible anyway. */
export const sortValueOf = (project: Project, { by }: ProjectOrder): string | undefined =>
  cardValues[by]?.(project);
