import { converter, differenceEuclidean } from 'culori';
import { counted } from '../../content/counted.ts';
import { pictureNamed } from '../../media/pictures.ts';
import { cardCopy } from '../copy.ts';
import type { Project } from '../projects.ts';
import { coverOf, secondOf } from './cover.ts';

const lab = converter('oklab');
const distance = differenceEuclidean('oklab');

const first = ({ pictures }: Project) => pictureNamed(pictures[0]?.img ?? '');
/** The prevailing color of the cover, which the list of pictures knows. */
const colour = (project: Project) => lab(coverOf(project).colour) ?? { l: 0, a: 0, b: 0 };
const turn = 360;
const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** What projects can be ordered by: a number or a word of each. */
const keys = {
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
  /** What stands behind the last comma of the place. */
  state: ({ place }: Project) => place.split(', ').at(-1) ?? '',
  /** Letters of the client's name. */
  name: ({ client }: Project) => letters(client),
  /** Letters of the headline. */
  words: ({ title }: Project) => letters(title),
  /** How light the cover is. */
  light: (project: Project) => colour(project).l,
  /** How warm it is: from blue to yellow. */
  warmth: (project: Project) => colour(project).b,
  /** How colorful it is: from gray on. */
  chroma: (project: Project) => Math.hypot(colour(project).a, colour(project).b),
  /** How wide the first picture is for its height. */
  shape: (project: Project) => first(project).width / first(project).height,
  /** How far the second picture is from the cover. */
  change: (project: Project) => distance(coverOf(project).colour, secondOf(project).colour),
  /** Place on the circle of colors. */
  hue: ({ hue }: Project) => hue,
};

/** What of it can be said on a card, so that one sees by what a page is sorted. Colors are seen without. */
const said: Partial<Record<keyof typeof keys, (project: Project) => string>> = {
  year: ({ year }) => String(year),
  weeks: ({ weeks }) => counted(weeks, cardCopy.weeks),
  people: ({ team }) => counted(team.length, cardCopy.people),
  latitude: ({ latitude }) => `${latitude.toFixed(1)}° N`,
  town: ({ place }) => place,
  // Its first words say what it is: `hotel`, of `hotel of nine rooms`.
  trade: ({ trade }) => {
    const [first = trade] = trade.split(/,| (?:of|for|by|who|beside|and) /);
    return `${first.charAt(0).toUpperCase()}${first.slice(1)}`;
  },
  pictures: ({ pictures }) => counted(pictures.length, cardCopy.pictures),
  state: (project) => keys.state(project),
  name: ({ client }) => counted(letters(client), cardCopy.letters),
};

/** By what, which way round, and for the circle of colors: where it is cut, in degrees. */
export interface ProjectOrder {
  by: keyof typeof keys;
  /** The largest, or the end of the alphabet, first. */
  descending?: boolean;
  from?: number;
}

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en-US');

/** The projects in an order; what is equal in it goes by the client's name. */
export function inOrder(
  projects: readonly Project[],
  { by, descending = false, from = 0 }: ProjectOrder,
): Project[] {
  const key = (project: Project) => {
    const value = keys[by](project);
    return by === 'hue' ? (Number(value) - from + turn) % turn : value;
  };
  const way = descending ? -1 : 1;
  return projects.toSorted(
    (one, other) =>
      way * compare(key(one), key(other)) || one.client.localeCompare(other.client, 'en-US'),
  );
}

/** What a project says of the key that it was sorted by; nothing where that is seen or read anyway. */
export const sortedBy = (project: Project, { by }: ProjectOrder): string | undefined =>
  said[by]?.(project);
