/**
 * Parses the first and the last week from a text such as “Weeks 3–6” or “Week 22”.
 * @throws when there is no number in it.
 */
export function parseWeeks(text: string): { from: number; to: number } {
  const [from, to = from] = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  if (from === undefined || to === undefined) {
    throw new Error(`“${text}” names no week; write “Week 3” or “Weeks 3–6”.`);
  }
  return { from, to };
}
