import type { PictureRecord } from './picture-record.ts';

/** Returns an aspect ratio (`16/9`, `4 / 5` or `1`) as a number. */
function parseRatio(ratio: string): number {
  const [width = Number.NaN, height = 1] = ratio.split('/').map(Number);
  return width / height;
}

/** Splits `sizes` at its commas, except those inside parentheses. */
const splitSizes = (sizes: string) => sizes.split(/,\s*(?![^(]*\))/);

/** Matches the media conditions at the beginning of an entry of `sizes`. */
const conditionPattern = /^(?:(?:not\s+)?\([^)]*\)\s*(?:(?:and|or)\s+)?)*/;

/**
 * Returns `sizes` of a picture that is cropped to `ratio` (`object-fit: cover`). In a box narrower than
 * the ratio of the picture, the picture is drawn wider than the box, so it needs a wider file.
 */
export function croppedSizes(
  sizes: string,
  ratio: string | undefined,
  { width, height }: Pick<PictureRecord, 'width' | 'height'>,
): string {
  const widthFactor = ratio ? width / height / parseRatio(ratio) : 1;
  if (!(widthFactor > 1.01)) return sizes;
  const factor = Number(widthFactor.toFixed(2));
  return splitSizes(sizes)
    .map((entry) => {
      const [condition = ''] = conditionPattern.exec(entry) ?? [];
      return `${condition}calc(${entry.slice(condition.length)} * ${factor})`;
    })
    .join(', ');
}
