/** How wide the picture of a thing is on the shelf, as shelf.css has it: so many millimeters across. */
export const thingSizes = (across: number): string =>
  `(width >= 62rem) ${(across / 10.8).toFixed(1)}vw, ${Math.round(across * 0.9)}px`;
