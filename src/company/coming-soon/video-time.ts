/** Formats seconds as a video player does: 9 is `0:09`, 71 is `1:11`. */
export const videoTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
