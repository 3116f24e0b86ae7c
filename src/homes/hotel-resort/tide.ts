import { timeText } from '../../elements/clock/time-text.ts';

/** High or low water: the hour of the day, and the height of the sea, in feet. */
export interface Turning {
  hour: number;
  feet: number;
}

/** A day of tides with its daylight. Its turnings begin before midnight and end after the next. */
export interface TideDay {
  turnings: readonly Turning[];
  sunrise: number;
  sunset: number;
}

/** Returns the lowest water of a day. */
export function lowest({ turnings }: TideDay): Turning {
  const day = turnings.filter(({ hour }) => hour >= 0 && hour < 24);
  return day.reduce((least, turning) => (turning.feet < least.feet ? turning : least));
}

/** Returns `3:58 pm`, from hours after midnight. */
export const clockText = (hour: number): string => timeText(Math.round(hour * 60));

/** Control point of a Bézier curve that is nearly half a sine wave. */
const handle = 0.3642;

/** Returns the sea through a day as a closed path on a board of 240 by 100, `top` feet at its upper edge. */
export function waterPath(turnings: readonly Turning[], top: number, bottom: number): string {
  const y = (feet: number) => (((top - feet) / (top - bottom)) * 100).toFixed(1);
  const x = (hour: number) => (hour * 10).toFixed(1);
  const [first] = turnings;
  if (!first) throw new Error('A day without tides cannot be drawn.');
  const curves = turnings.slice(1).map(({ hour, feet }, index) => {
    const from = turnings[index] ?? first;
    const reach = (hour - from.hour) * handle;
    const handles = `${x(from.hour + reach)} ${y(from.feet)} ${x(hour - reach)} ${y(feet)}`;
    return `C${handles} ${x(hour)} ${y(feet)}`;
  });
  return `M${x(first.hour)} 100V${y(first.feet)}${curves.join('')}V100Z`;
}
