import type { PictureName } from '../../media/pictures.ts';
import { type Mark, marks, type StampId, sizes } from './marks.ts';

/** Stamp of the collection. */
export interface Work {
  id: StampId;
  title: string;
  picture: PictureName;
  /** Units of its drawing. */
  size: readonly [width: number, height: number];
  year: number;
  /** Name of its ink, and time to make the plate. */
  production: string;
  /** Terms of use. */
  terms: string;
  marks: readonly Mark[];
}

const createWork = (
  id: StampId,
  title: string,
  year: number,
  production: string,
  terms: string,
): Work => ({
  id,
  title,
  picture: `burin-${id}`,
  size: sizes[id],
  year,
  production,
  terms,
  marks: marks[id],
});

/** All stamps. */
export const works: readonly Work[] = [
  createWork(
    'apology',
    'Apology',
    2011,
    'Madder lake, nineteen weeks',
    'Good for one, in person, with the hat off.',
  ),
  createWork(
    'ride',
    'Ride',
    2013,
    'Indigo, thirty-one weeks',
    'Good at any hour, no reason to be given.',
  ),
  createWork(
    'minutes',
    'Ten Minutes',
    2014,
    'Green earth, nine weeks',
    'Good behind any door that closes.',
  ),
  createWork('promise', 'Promise', 2016, 'Walnut brown, forty weeks', 'Does not expire.'),
  createWork(
    'sunday',
    'Sunday',
    2017,
    'Orange minium, twenty-two weeks',
    'Good for the whole of it, until dark.',
  ),
  createWork(
    'letter',
    'A Long Letter',
    2018,
    'Cochineal, fourteen weeks',
    'Four pages at least, both sides.',
  ),
  createWork(
    'rain',
    'Rain Check',
    2019,
    'Sea green, twenty-six weeks',
    'Good on the next dry day that suits the bearer.',
  ),
  createWork('secret', 'Secret', 2020, 'Violet, seventeen weeks', 'To be told once, and to one.'),
  createWork(
    'word',
    'The Last Word',
    2021,
    'Bone black, eleven weeks',
    'Good in any argument, if put down at once.',
  ),
];

/** Returns a stamp by its id. @throws for an unknown id. */
export const workOf = (id: StampId): Work => {
  const match = works.find((each) => each.id === id);
  if (!match) throw new Error(`No stamp is called ${id}.`);
  return match;
};

/** The stamps in the order of the loupe section: the initially chosen one first. */
export const benchWorks: readonly Work[] = [
  workOf('secret'),
  ...works.filter(({ id }) => id !== 'secret'),
];
