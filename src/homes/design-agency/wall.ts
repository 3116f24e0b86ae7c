import { type RuleName, ruleNames } from './poster.ts';

/** Places on the wall. A sheet goes three places on from the one before it. */
export const places = 10;
const stride = 3;
/** The stride undone: three times seven is one, in tens. */
const back = 7;

export interface Hung {
  /** The sheet's number; also its seed. */
  sheet: number;
  rule: RuleName;
  /** Which of `many` notices it carries. */
  notice: number;
}

/** A sheet of the wall: rules go round, notices in fives so that no two neighbors say the same. */
export const hung = (sheet: number, many: number): Hung => ({
  sheet,
  rule: ruleNames[sheet % ruleNames.length] ?? 'turn',
  notice: (sheet * 5) % many,
});

/** What hangs in each place once `newest` is up: one step changes one place. */
export const wallAt = (newest: number, many: number): Hung[] =>
  Array.from({ length: places }, (_, place) => {
    const age = (((newest - back * place) % places) + places) % places;
    return hung(newest - age, many);
  });

/** Where a sheet hangs. @internal */
export const placeOf = (sheet: number): number => (sheet * stride) % places;
