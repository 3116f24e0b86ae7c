/** Words per minute of somebody who reads aloud slowly. */
const pace = 150;
/** Minutes to press one tile. */
const minutesATile = 2.5;

/** Returns the whole minutes that a Markdown text takes to read aloud, and the number of tiles pressed meanwhile. */
export function readAloud(markdown: string): { minutes: number; tiles: number } {
  const prose = markdown.replaceAll(/```[\s\S]*?```/g, '').replaceAll(/^\[\^.*$/gm, '');
  const words = prose.split(/\s+/).filter((word) => /\w/.test(word)).length;
  const exact = words / pace;
  return { minutes: Math.max(1, Math.round(exact)), tiles: Math.floor(exact / minutesATile) };
}
