import { type RuleName, ruleNames } from './poster.ts';

/** Places on the wall. A sheet goes three places on from the one before it. */
export const places = 10;
const stride = 3;
/** The stride undone: three times seven is one, in tens. */
const back = 7;

export interface HungPoster {
  /** The sheet's number; also its seed. */
  sheet: number;
  rule: RuleName;
  /** Which of `many` notices it carries. */
  notice: number;
}

/** Returns a sheet of the wall: rules in rotation, notices in steps of five so that no two neighbors are equal. */
export const hungPoster = (sheet: number, many: number): HungPoster => ({
  sheet,
  rule: ruleNames[sheet % ruleNames.length] ?? 'turn',
  notice: (sheet * 5) % many,
});

/** Returns the sheets in all places once `newest` is up: one step changes one place. */
export const wallAt = (newest: number, many: number): HungPoster[] =>
  Array.from({ length: places }, (_, index) => {
    const age = (((newest - back * index) % places) + places) % places;
    return hungPoster(newest - age, many);
  });

/** Returns the place of a sheet. @internal */
export const placeOf = (sheet: number): number => (sheet * stride) % places;
