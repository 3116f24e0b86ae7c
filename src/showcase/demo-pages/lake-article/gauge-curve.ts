/** Time between two crests, in minutes. */
const wavePeriod = 24;
/** Length of the curve, in minutes. */
const duration = 240;

/** Returns the water level at a minute of the afternoon, from −1 to 1; each crest is a tenth lower. */
const heightAt = (minute: number) =>
  0.9 ** (minute / wavePeriod) * Math.cos((minute / wavePeriod) * 2 * Math.PI);

/** Returns the curve as SVG paths in a box of 240 by 40: its line, and the area below it. */
export function gaugeCurve(): { line: string; water: string } {
  const points = Array.from({ length: duration + 1 }, (_, minute) => {
    const y = 20 - 17 * heightAt(minute);
    return `${minute} ${y.toFixed(2)}`;
  });
  const line = `M${points.join('L')}`;
  return { line, water: `${line}V40H0Z` };
}
