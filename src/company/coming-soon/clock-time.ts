/** Returns seconds as a film counts them: 9 is `0:09`, 71 is `1:11`. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
