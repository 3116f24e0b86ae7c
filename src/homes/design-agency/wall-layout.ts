import { type RuleName, ruleNames } from './poster.ts';

/** Number of places on the wall. */
export const placeCount = 10;
/** Distance between the places of consecutive posters. */
const stride = 3;
/** Modular inverse of `stride`: 3 × 7 ≡ 1 (mod 10). */
const strideInverse = 7;

export interface WallPoster {
  /** Number of the poster; also its seed. */
  sheet: number;
  rule: RuleName;
  /** Index of its notice. */
  notice: number;
}

/** Returns a poster of the wall; notices go in steps of five, so that neighbors differ. */
export const wallPoster = (sheet: number, noticeCount: number): WallPoster => ({
  sheet,
  rule: ruleNames[sheet % ruleNames.length] ?? 'turn',
  notice: (sheet * 5) % noticeCount,
});

/** Returns the posters in all places when `newest` is the latest: each step changes one place. */
export const wallAt = (newest: number, noticeCount: number): WallPoster[] =>
  Array.from({ length: placeCount }, (_, index) => {
    const age = (((newest - strideInverse * index) % placeCount) + placeCount) % placeCount;
    return wallPoster(newest - age, noticeCount);
  });

/** Returns the place of a poster. @internal */
export const placeOf = (sheet: number): number => (sheet * stride) % placeCount;
