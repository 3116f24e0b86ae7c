import { loudnessAt, type Sound } from './grain.ts';

/** Half the height of the drawing, in SVG units. */
export const halfHeight = 40;

/** Returns the level of a sound in a number of columns; each is the maximum of eight samples. */
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
 * Returns the SVG path of a waveform: a vertical line for each column, as high as its level, to both sides
 * of the middle. The loudest reaches the edge, unless `full` is the level of full height. With integers and
 * relative commands, as the path is part of the HTML.
 */
export function waveformOf(sound: Sound, columns: number, full?: number): string {
  const heights = columnsOf(sound, columns);
  const maximum = full ?? Math.max(...heights);
  let below = 0;
  const strokes = heights.map((height) => {
    const half = Math.max(1, Math.round(halfHeight * Math.min(1, height / maximum)));
    const move = `m1 ${-half - below}v${2 * half}`;
    below = half;
    return move;
  });
  return `M-1 ${halfHeight}${strokes.join('')}`;
}
