import { type Grain, grainEnd, type Sound, seededRandom } from './grain.ts';

/** Grain without its start; the attack is optional. */
type GrainOptions = Omit<Grain, 'start' | 'attack'> & { attack?: number };

/** Returns a grain that starts at a time. */
export const grain = (start: number, { attack = 0.002, ...rest }: GrainOptions): Grain => ({
  start,
  attack,
  ...rest,
});

/** Returns a sound of sorted grains, without those that would end too late. */
export function sound(duration: number, grains: readonly Grain[]): Sound {
  const fittingGrains = grains.filter((each) => grainEnd(each) <= duration);
  return { duration, grains: fittingGrains.sort((each, other) => each.start - other.start) };
}

/** Returns many random grains within a period, densest in its first third. */
export function scatterGrains(
  seed: number,
  start: number,
  duration: number,
  count: number,
  createOptions: (random: () => number) => GrainOptions,
): Grain[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const share = random() ** 1.5;
    const options = createOptions(random);
    const envelope = Math.sin(Math.PI * Math.min(1, 0.2 + share));
    return grain(start + duration * share, {
      ...options,
      level: options.level * (0.35 + 0.65 * envelope),
    });
  });
}
