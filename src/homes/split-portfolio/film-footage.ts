/** Frames per second of a film. */
const framesPerSecond = 24;
/** Frames per foot of 35 mm film. */
const framesPerFoot = 16;

/** Returns a position in a reel in feet and frames, as film editors write it: “112+08”. */
export function feetText(seconds: number): string {
  const frames = Math.round(seconds * framesPerSecond);
  return `${Math.floor(frames / framesPerFoot)}+${String(frames % framesPerFoot).padStart(2, '0')}`;
}

/** A page of a script lasts a minute. */
const wordsPerPage = 180;

/** Returns the time in a scene, in seconds, of a character position in its text. */
export function secondsAt(text: string, position: number): number {
  const words = text.slice(0, position).match(/[\p{L}\p{N}’']+/gu) ?? [];
  return (words.length / wordsPerPage) * 60;
}
