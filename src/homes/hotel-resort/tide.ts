import { timeText } from '../../elements/clock/time-text.ts';

/** High or low water: hours after midnight, and height in feet. */
export interface TidePoint {
  hour: number;
  feet: number;
}

/** Tides of a day with its daylight. `turnings` also has the last one before and the first one after the day. */
export interface TideDay {
  points: readonly TidePoint[];
  sunrise: number;
  sunset: number;
}

/** Returns the lowest low water of a day. */
export function lowestTide({ points }: TideDay): TidePoint {
  const day = points.filter(({ hour }) => hour >= 0 && hour < 24);
  return day.reduce((least, point) => (point.feet < least.feet ? point : least));
}

/** Formats hours after midnight: `3:58 pm`. */
export const clockText = (hour: number): string => timeText(Math.round(hour * 60));

/** Position of the control points of a Bézier curve that approximates half a sine wave. */
const controlShare = 0.3642;

/** Returns the water level of a day as a closed path of 240 by 100 units, between heights in feet. */
export function waterPath(points: readonly TidePoint[], top: number, bottom: number): string {
  const y = (feet: number) => (((top - feet) / (top - bottom)) * 100).toFixed(1);
  const x = (hour: number) => (hour * 10).toFixed(1);
  const [first] = points;
  if (!first) throw new Error('A day without tides cannot be drawn.');
  const curves = points.slice(1).map(({ hour, feet }, index) => {
    const from = points[index] ?? first;
    const reach = (hour - from.hour) * controlShare;
    const handles = `${x(from.hour + reach)} ${y(from.feet)} ${x(hour - reach)} ${y(feet)}`;
    return `C${handles} ${x(hour)} ${y(feet)}`;
  });
  return `M${x(first.hour)} 100V${y(first.feet)}${curves.join('')}V100Z`;
}
