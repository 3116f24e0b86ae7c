import { endOf, type Grain, type Sound, seededRandom } from './grain.ts';

/** Grain without its start; the attack is optional. */
type Crumb = Omit<Grain, 'at' | 'attack'> & { attack?: number };

/** Returns a grain that starts at a time. */
export const grain = (at: number, { attack = 0.002, ...rest }: Crumb): Grain => ({
  at,
  attack,
  ...rest,
});

/** Returns a sound of sorted grains, without those that would end too late. */
export function sound(lasts: number, grains: readonly Grain[]): Sound {
  const fittingGrains = grains.filter((one) => endOf(one) <= lasts);
  return { lasts, grains: fittingGrains.sort((one, other) => one.at - other.at) };
}

/** Returns many random grains within a period, densest in its first third. */
export function crush(
  seed: number,
  from: number,
  over: number,
  count: number,
  of: (chance: () => number) => Crumb,
): Grain[] {
  const chance = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const place = chance() ** 1.5;
    const crumb = of(chance);
    const hump = Math.sin(Math.PI * Math.min(1, 0.2 + place));
    return grain(from + over * place, { ...crumb, level: crumb.level * (0.35 + 0.65 * hump) });
  });
}
