/** Metrics of a letter, in em: advance width, left and right side bearing. */
type LetterMetrics = readonly [advance: number, left: number, right: number];

/** Metrics of Archivo at width 125 and weight 900, without kerning, measured in the browser. */
const letterMetrics: Readonly<Record<string, LetterMetrics>> = {
  A: [0.954, 0.008, 0.008],
  B: [0.93, 0.074, 0.042],
  C: [0.939, 0.044, 0.045],
  D: [0.933, 0.074, 0.045],
  E: [0.86, 0.074, 0.044],
  F: [0.807, 0.074, 0.037],
  G: [1.012, 0.044, 0.068],
  H: [1.009, 0.074, 0.073],
  I: [0.395, 0.074, 0.073],
  J: [0.764, 0.022, 0.066],
  K: [0.988, 0.074, 0.02],
  L: [0.786, 0.074, 0.018],
  M: [1.178, 0.074, 0.074],
  N: [1.007, 0.074, 0.073],
  O: [1.008, 0.044, 0.046],
  P: [0.865, 0.074, 0.009],
  Q: [1.008, 0.044, 0.046],
  R: [0.943, 0.074, 0.025],
  S: [0.882, 0.042, 0.036],
  T: [0.877, 0.022, 0.023],
  U: [0.989, 0.074, 0.073],
  V: [0.938, 0.008, 0.008],
  W: [1.23, 0.006, 0.006],
  X: [0.961, 0.012, -0.005],
  Y: [0.966, 0.018, 0.018],
  Z: [0.877, 0.024, 0.031],
  '0': [0.811, 0.042, 0.041],
  '1': [0.731, 0.07, 0.021],
  '2': [0.809, 0.05, 0.049],
  '3': [0.813, 0.042, 0.043],
  '4': [0.819, 0.022, 0.023],
  '5': [0.813, 0.04, 0.043],
  '6': [0.815, 0.042, 0.035],
  '7': [0.755, 0.02, 0.009],
  '8': [0.828, 0.038, 0.038],
  '9': [0.815, 0.036, 0.041],
  $: [0.747, 0.034, 0.035],
  ',': [0.381, 0.06, 0.059],
  '-': [0.416, 0.05, 0.05],
  '?': [0.743, 0.034, 0.047],
  '′': [0.184, 0.02, -0.044],
  '″': [0.414, 0.02, -0.042],
  ' ': [0.29, 0, 0],
};

/** Letter spacing in em, as in wide-line.module.css. */
const tracking = -0.025;
/** Width of a line, in percent of the window. */
const lineShare = 98;

function metricsOf(line: string): LetterMetrics[] {
  return [...line.toUpperCase()].map((letter) => {
    const metrics = letterMetrics[letter];
    if (!metrics) throw new Error(`“${letter}” in “${line}” was never measured.`);
    return metrics;
  });
}

/** Returns the left side bearing of the first letter of a line, in em. */
export const leftBearing = (line: string): number => metricsOf(line)[0]?.[1] ?? 0;

/**
 * Returns the font size, in percent of the window's width, at which a line of capitals fills the window.
 *
 * @throws for a letter without metrics
 */
export function fontSizeFor(line: string): number {
  const metrics = metricsOf(line);
  const [, , rightBearing = 0] = metrics.at(-1) ?? [];
  const width = metrics.reduce((sum, [advance]) => sum + advance + tracking, -tracking);
  return Math.floor((lineShare / (width - leftBearing(line) - rightBearing)) * 100) / 100;
}
