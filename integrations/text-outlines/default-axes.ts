/**
 * Default values of variation axes; `opsz` is what `font-optical-sizing: auto` comes to in large
 * type.
 */
export const defaultAxes: Readonly<Record<string, number>> = {
  opsz: 72,
  wdth: 100,
  SOFT: 0,
  WONK: 0,
};
