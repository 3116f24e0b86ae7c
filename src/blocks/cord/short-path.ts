type Vector = readonly [x: number, y: number];

/** Returns the pairs of numbers of a command. */
function pointsOf(values: string): Vector[] {
  const numbers = (values.match(/-?[\d.]+/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ]);
}

/**
 * Shortens the data of a path of `CordPen`: a strand begins relative to the end of the one before, so
 * that equal strands have equal data, which is compressed to nearly nothing; a curve that goes on
 * smoothly leaves out its first control point.
 * @param unit distance that positions are rounded to
 */
export function shortPath(data: string, unit: number): string {
  const rounded = (value: number) => Number((Math.round(value / unit) * unit).toFixed(1)) || 0;
  let short = '';
  let exact: Vector = [0, 0];
  /** Position that the short data has reached. */
  let at: Vector = [0, 0];
  /** First control point that a smooth curve has. */
  let smooth: Vector | undefined;
  for (const [, command = '', values = ''] of data.matchAll(/([MLcq])([^MLcq]*)/g)) {
    const isCurve = command === 'c' || command === 'q';
    const from = isCurve ? exact : [0, 0];
    const points = pointsOf(values).map(
      ([x, y]): Vector => [x + (from[0] ?? 0), y + (from[1] ?? 0)],
    );
    const isAbsolute = command === 'L' || short === '';
    const steps = points.map(
      ([x, y]): Vector =>
        isAbsolute ? [rounded(x), rounded(y)] : [rounded(x - at[0]), rounded(y - at[1])],
    );
    const [first, , end] = steps;
    const isSmooth =
      end &&
      first &&
      smooth &&
      Math.hypot(first[0] - smooth[0], first[1] - smooth[1]) < 1.5 * unit + 0.3;
    const text = (isSmooth ? steps.slice(1) : steps).flat().join(' ').replaceAll(' -', '-');
    short += (isSmooth ? 's' : isAbsolute ? command : command.toLowerCase()) + text;
    const [control = [0, 0], last = [0, 0]] = steps.slice(-2);
    smooth = command === 'c' ? [last[0] - control[0], last[1] - control[1]] : undefined;
    const reached = steps.at(-1) ?? [0, 0];
    at = isAbsolute ? reached : [at[0] + reached[0], at[1] + reached[1]];
    exact = points.at(-1) ?? exact;
  }
  return short;
}
