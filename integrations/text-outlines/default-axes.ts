/**
 * Default values of variation axes; `opsz` is the value that `font-optical-sizing: auto` chooses
 * for large type.
 */
export const defaultAxes: Readonly<Record<string, number>> = {
  opsz: 72,
  wdth: 100,
  SOFT: 0,
  WONK: 0,
};
