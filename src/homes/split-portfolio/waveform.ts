import { loudnessAt, type Sound } from './grain.ts';

/** Half the height of the drawing, in its own units. */
export const halfHeight = 20;

/** Loudness in so many columns of a sound, each the loudest of eight moments in it. */
export function columnsOf({ grains, lasts }: Sound, columns: number): number[] {
  const moments = 8;
  return Array.from({ length: columns }, (_, column) =>
    Math.max(
      ...Array.from({ length: moments }, (_moment, moment) =>
        loudnessAt(grains, ((column + (moment + 0.5) / moments) / columns) * lasts),
      ),
    ),
  );
}

/**
 * SVG path of a sound: an upright stroke for each column, as high as it is loud then, to both sides of
 * the middle. The loudest reaches the edge, unless `full` says how loud that is.
 */
export function waveformOf(sound: Sound, columns: number, full?: number): string {
  const heights = columnsOf(sound, columns);
  const most = full ?? Math.max(...heights);
  return heights
    .map((height, column) => {
      const half = Math.max(0.5, Math.round(halfHeight * Math.min(1, height / most) * 2) / 2);
      return `M${column} ${halfHeight - half}v${half * 2}`;
    })
    .join('');
}
