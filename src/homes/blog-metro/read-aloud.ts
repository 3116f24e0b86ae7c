/** Words that a reader in a chair reads in a minute, so that a press can be heard between them. */
const pace = 150;
/** Minutes from one tile out of the press to the next. */
const minutesATile = 2.5;

/** How long a Markdown text takes aloud, in whole minutes, and how many tiles are pressed meanwhile. */
export function readAloud(markdown: string): { minutes: number; tiles: number } {
  const prose = markdown.replaceAll(/```[\s\S]*?```/g, '').replaceAll(/^\[\^.*$/gm, '');
  const words = prose.split(/\s+/).filter((word) => /\w/.test(word)).length;
  const exact = words / pace;
  return { minutes: Math.max(1, Math.round(exact)), tiles: Math.floor(exact / minutesATile) };
}
