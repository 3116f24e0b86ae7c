/** Colors of the crust by what grows in the water: nothing, amber, olive. */
export const tone = {
  bone: '#efe6d3',
  sand: '#dcc9a0',
  amber: '#c08a34',
  rust: '#8d5a1e',
  olive: '#717540',
  deep: '#474d2c',
  ink: '#2a2c1f',
} as const;

/** A number from 0 to 1 that is always the same for the same two. */
export function chance(a: number, b: number): number {
  const x = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return x - Math.floor(x);
}

/** Slow wandering, about -1 to 1. */
export const wander = (x: number, seed: number): number =>
  0.55 * Math.sin(x * 1.3 + seed * 2.1) +
  0.3 * Math.sin(x * 3.1 + seed * 5.3) +
  0.15 * Math.sin(x * 7.7 + seed * 1.7);

export const rounded = (value: number): string => value.toFixed(1);

/** A path through points, straight from one to the next. */
export const through = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${rounded(x)} ${rounded(y)}`).join('');

/** Stone dust over everything that is filled with `url(#grain)`. */
export const grain = (id: string, opacity: number) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.55 0.8" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 0.16 0 0 0 0 0.13 0 0 0 0 0.08 0 0 0 ${opacity * 2.4} ${-opacity}"/><feComposite in2="SourceGraphic" operator="in"/></filter>`;

/** Steam: thin threads that rise from a spot, more of them where it is hotter. */
export function threads(x: number, y: number, width: number, count: number, tall: number): string {
  return Array.from({ length: count }, (_, index) => {
    const from = x + width * ((index + 0.5) / count) + 12 * (chance(index, x) - 0.5);
    const height = tall * (0.55 + 0.45 * chance(x, index));
    const points = Array.from({ length: 26 }, (_, step) => {
      const share = step / 25;
      return [
        from + 24 * share * wander(share * 5 + index, x * 0.01) + 30 * share * share,
        y - 8 - height * share,
      ] as const;
    });
    return `<path d="${through(points)}" fill="none" stroke="url(#steam)" stroke-width="${rounded(2 + 2 * chance(index, 3))}" stroke-linecap="round"/>`;
  }).join('');
}
