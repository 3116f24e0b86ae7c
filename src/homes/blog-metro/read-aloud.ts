/** Words per minute when reading aloud slowly. */
const wordsPerMinute = 150;
/** Minutes to press one tile. */
const minutesPerTile = 2.5;

/** Returns the whole minutes that a Markdown text takes to read aloud, and the number of tiles pressed meanwhile. */
export function readAloud(markdown: string): { minutes: number; tiles: number } {
  const prose = markdown.replaceAll(/```[\s\S]*?```/g, '').replaceAll(/^\[\^.*$/gm, '');
  const words = prose.split(/\s+/).filter((word) => /\w/.test(word)).length;
  const exactMinutes = words / wordsPerMinute;
  return {
    minutes: Math.max(1, Math.round(exactMinutes)),
    tiles: Math.floor(exactMinutes / minutesPerTile),
  };
}
