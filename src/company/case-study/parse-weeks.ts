/**
 * Parses first and last week from a phrase such as “Weeks 3–6” or “Week 22”.
 * @throws when there is no number in it.
 */
export function parseWeeks(words: string): { from: number; to: number } {
  const [from, to = from] = [...words.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  if (from === undefined || to === undefined) {
    throw new Error(`“${words}” names no week; write “Week 3” or “Weeks 3–6”.`);
  }
  return { from, to };
}
