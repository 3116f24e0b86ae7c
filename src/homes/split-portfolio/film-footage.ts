/** Frames of a second of film, and of a foot of 35 mm. */
const framesASecond = 24;
const framesAFoot = 16;

/** Returns the place in a reel as it is counted in the trade, feet and frames: “112+08”. */
export function feetText(seconds: number): string {
  const frames = Math.round(seconds * framesASecond);
  return `${Math.floor(frames / framesAFoot)}+${String(frames % framesAFoot).padStart(2, '0')}`;
}

/** A page of a script is a minute, and has about so many words. */
const wordsAPage = 180;

/** Returns the seconds into a scene at which the words before a place have been played. */
export function secondsAt(text: string, place: number): number {
  const words = text.slice(0, place).match(/[\p{L}\p{N}’']+/gu) ?? [];
  return (words.length / wordsAPage) * 60;
}
