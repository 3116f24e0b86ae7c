import type { LatLng, Stop } from './route.ts';

/** Size of the drawn map in SVG units; it shows 133.2° to 116.4° west, from 55.55° north down (`art/drawn/overland/loop-map.ts`). */
export const mapSize = { width: 1000, height: 809 };

/** Length of a degree of longitude, as a part of one of latitude, in the middle of the map. */
const longitudeScale = Math.cos((51 * Math.PI) / 180);
/** SVG units per degree of latitude. */
const unitsPerDegree = mapSize.width / (16.8 * longitudeScale);

/** Converts degrees into SVG units of the map. */
export const toMapPoint = ([latitude, longitude]: LatLng): { x: number; y: number } => ({
  x: (longitude + 133.2) * longitudeScale * unitsPerDegree,
  y: (55.55 - latitude) * unitsPerDegree,
});

/** Returns the SVG path from one stop to the next, rounded where it bends. */
export function legPath(from: Stop, to: Stop): string {
  const points = [from.latLng, ...(to.ride?.via ?? []), to.latLng].map(toMapPoint);
  const formatPoint = ({ x, y }: { x: number; y: number }) => `${x.toFixed(0)} ${y.toFixed(0)}`;
  const middle = (i: number) => {
    const [a = { x: 0, y: 0 }, b = { x: 0, y: 0 }] = [points[i], points[i + 1]];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const bends = points
    .slice(1, -1)
    .map(
      (point, i) =>
        `Q${formatPoint(point)} ${formatPoint(i + 3 === points.length ? (points.at(-1) ?? point) : middle(i + 1))}`,
    );
  const first = points[0] ?? { x: 0, y: 0 };
  return `M${formatPoint(first)}${bends.join('') || `L${formatPoint(points.at(-1) ?? first)}`}`;
}

/** Returns the index of the stop nearest to a point of the map; the first of several at the same point. */
export function nearestStop(stops: readonly Stop[], x: number, y: number): number {
  const distances = stops.map(({ latLng }) => {
    const point = toMapPoint(latLng);
    return Math.hypot(point.x - x, point.y - y);
  });
  return distances.indexOf(Math.min(...distances));
}
