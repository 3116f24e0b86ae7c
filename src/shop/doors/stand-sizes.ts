/** How wide the picture of a thing is behind its door, as doors.css has it: so many millimeters across. */
export const standSizes = (across: number): string =>
  `(width >= 62rem) ${(across / 13.8).toFixed(1)}vw, (width >= 36rem) ${Math.round(across * 0.8)}px, ${Math.round(across * 0.64)}px`;
