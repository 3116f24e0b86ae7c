import { notices } from '../../../src/homes/design-agency/notices.ts';
import type { RuleName } from '../../../src/homes/design-agency/poster.ts';
import { posterPrint } from '../../../src/homes/design-agency/poster-markup.ts';
import { posterOf } from '../../../src/homes/design-agency/poster-rules.ts';

/** Inks of a sheet: black, or red for the newest one. */
export const sheetInks = {
  black: { ink: '#0c0c0d', white: '#f6f5f2', gray: '#d9d8d5' },
  red: { ink: '#d00012', white: '#f6f5f2', gray: '#e3e0dc' },
} as const;

/** One poster of the wall's own rules, 240 × 340, for a place in a drawing. */
export function placard(
  rule: RuleName,
  seed: number,
  notice: number,
  colour: keyof typeof sheetInks = 'black',
): string {
  const words = notices[notice % notices.length] ?? { word: '', detail: '' };
  return `<svg width="240" height="340" viewBox="0 0 240 340">${posterPrint(posterOf(rule, seed, words), sheetInks[colour])}</svg>`;
}
