import { type RuleName, ruleNames } from './poster.ts';

/** Number of places on the wall, and the distance between the places of consecutive posters. */
export const places = 10;
const stride = 3;
/** Modular inverse of `stride`: 3 × 7 ≡ 1 (mod 10). */
const back = 7;

export interface HungPoster {
  /** Number of the poster; also its seed. */
  sheet: number;
  rule: RuleName;
  /** Index of its notice. */
  notice: number;
}

/** Returns a sheet of the wall: rules in rotation, notices in steps of five so that no two neighbors are equal. */
export const hungPoster = (sheet: number, many: number): HungPoster => ({
  sheet,
  rule: ruleNames[sheet % ruleNames.length] ?? 'turn',
  notice: (sheet * 5) % many,
});

/** Returns the posters in all places when `newest` is the latest: each step changes one place. */
export const wallAt = (newest: number, many: number): HungPoster[] =>
  Array.from({ length: places }, (_, index) => {
    const age = (((newest - back * index) % places) + places) % places;
    return hungPoster(newest - age, many);
  });

/** Returns the place of a poster. @internal */
export const placeOf = (sheet: number): number => (sheet * stride) % places;
