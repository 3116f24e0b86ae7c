/** Words a minute of a reader in a chair, so that a press is audible between them. */
const pace = 150;
/** Minutes from one tile out of the press to the next. */
const minutesATile = 2.5;

/** Returns the minutes that a Markdown text takes aloud, in whole, and the number of tiles pressed meanwhile. */
export function readAloud(markdown: string): { minutes: number; tiles: number } {
  const prose = markdown.replaceAll(/```[\s\S]*?```/g, '').replaceAll(/^\[\^.*$/gm, '');
  const words = prose.split(/\s+/).filter((word) => /\w/.test(word)).length;
  const exact = words / pace;
  return { minutes: Math.max(1, Math.round(exact)), tiles: Math.floor(exact / minutesATile) };
}
