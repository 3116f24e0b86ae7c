/** Number of flowers picked per day, from October 9 on. */
export const mornings: readonly number[] = [
  90, 340, 880, 1460, 2230, 3120, 3480, 2950, 3310, 2640, 1980, 1520, 890, 610, 240, 60,
];
export const firstMorning = 9;

/** Number of threads of a crocus flower. */
export const threadsPerFlower = 3;
/** Number of threads on a plate of rice. */
export const threadsPerPlate = 11;
/** Number of flowers for a gram of dried saffron. */
const flowersPerGram = 150;

/** Returns the yield of a harvest, and the plates per evening that it suffices for. */
export function harvest(flowers: readonly number[], evenings: number) {
  const picked = flowers.reduce((sum, count) => sum + count, 0);
  const threads = picked * threadsPerFlower;
  const plates = Math.floor(threads / threadsPerPlate);
  return {
    picked,
    threads,
    grams: Math.round(picked / flowersPerGram),
    plates,
    perEvening: Math.floor(plates / evenings),
  };
}
