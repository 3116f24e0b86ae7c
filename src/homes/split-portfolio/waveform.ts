import { loudnessAt, type Sound } from './grain.ts';

/** Half the height of the drawing, in SVG units. */
export const halfHeight = 40;

/** Returns the level of a sound in a number of columns; each is the maximum of eight samples. */
export function columnLevels({ grains, duration }: Sound, columns: number): number[] {
  const samplesPerColumn = 8;
  return Array.from({ length: columns }, (_, column) =>
    Math.max(
      ...Array.from({ length: samplesPerColumn }, (_moment, sample) =>
        loudnessAt(grains, ((column + (sample + 0.5) / samplesPerColumn) / columns) * duration),
      ),
    ),
  );
}

/**
 * Returns the SVG path of a waveform: a vertical line for each column, as high as its level, to both sides
 * of the middle. The loudest reaches the edge, unless `full` is the level of full height. With integers and
 * relative commands, as the path is part of the HTML.
 */
export function waveformOf(sound: Sound, columns: number, fullLevel?: number): string {
  const heights = columnLevels(sound, columns);
  const maximum = fullLevel ?? Math.max(...heights);
  let previousHalf = 0;
  const strokes = heights.map((height) => {
    const halfStroke = Math.max(1, Math.round(halfHeight * Math.min(1, height / maximum)));
    const move = `m1 ${-halfStroke - previousHalf}v${2 * halfStroke}`;
    previousHalf = halfStroke;
    return move;
  });
  return `M-1 ${halfHeight}${strokes.join('')}`;
}
