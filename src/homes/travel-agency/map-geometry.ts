import type { Place, Stop } from './route.ts';

/** The board of the map as it is drawn: 133.2° to 116.4° west, from 55.55° north (`art/drawn/overland/loop-map.ts`). */
export const chart = { width: 1000, height: 809 };

const shrink = Math.cos((51 * Math.PI) / 180);
const scale = chart.width / (16.8 * shrink);

/** Returns the position of a place on the map. */
export const spotOf = ([latitude, longitude]: Place): { x: number; y: number } => ({
  x: (longitude + 133.2) * shrink * scale,
  y: (55.55 - latitude) * scale,
});

/** Returns the line from one stop to the next, rounded where it bends. */
export function legPath(from: Stop, to: Stop): string {
  const spots = [from.at, ...(to.by?.via ?? []), to.at].map(spotOf);
  const text = ({ x, y }: { x: number; y: number }) => `${x.toFixed(0)} ${y.toFixed(0)}`;
  const middle = (i: number) => {
    const [a = { x: 0, y: 0 }, b = { x: 0, y: 0 }] = [spots[i], spots[i + 1]];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const bends = spots
    .slice(1, -1)
    .map(
      (spot, i) =>
        `Q${text(spot)} ${text(i + 3 === spots.length ? (spots.at(-1) ?? spot) : middle(i + 1))}`,
    );
  const first = spots[0] ?? { x: 0, y: 0 };
  return `M${text(first)}${bends.join('') || `L${text(spots.at(-1) ?? first)}`}`;
}

/** Returns the stop that lies nearest to a spot of the map, by its place in the list. Of two at one spot, the first. */
export function nearestStop(stops: readonly Stop[], x: number, y: number): number {
  const far = stops.map(({ at }) => {
    const spot = spotOf(at);
    return Math.hypot(spot.x - x, spot.y - y);
  });
  return far.indexOf(Math.min(...far));
}
