/** What `font-optical-sizing: auto` comes to in large type, by the axis' usual end. */
export const usualAxes: Readonly<Record<string, number>> = {
  opsz: 72,
  wdth: 100,
  SOFT: 0,
  WONK: 0,
};
