const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
const hex = (values: readonly number[]) =>
  `#${values
    .map((v) =>
      Math.round(Math.max(0, Math.min(255, v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Mixes two `#rrggbb` colours; `share` of the second, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  return hex(channels(first).map((value, i) => value * (1 - share) + (other[i] ?? 0) * share));
}

/** Towards a warm near-black: `k` 0 to 1. Flat shadows look dull when they only lose light. */
export const darker = (colour: string, k: number) => mix(colour, '#2a0f1e', k);

/** Towards white. */
export const lighter = (colour: string, k: number) => mix(colour, '#ffffff', k);
