import type { PictureRecord } from './picture-record.ts';

/** `16/9`, `4 / 5` or `1` as a number. */
function numberOf(ratio: string): number {
  const [width = Number.NaN, height = 1] = ratio.split('/').map(Number);
  return width / height;
}

/** A list at its commas, but not at those inside brackets. */
const entries = (sizes: string) => sizes.split(/,\s*(?![^(]*\))/);

const conditions = /^(?:(?:not\s+)?\([^)]*\)\s*(?:(?:and|or)\s+)?)*/;

/**
 * CSS `sizes` of a picture that is cut to `ratio`. A box more upright than its picture is filled by
 * its height, so the picture is drawn wider than the box, and a file as wide as the box would smear.
 */
export function croppedSizes(
  sizes: string,
  ratio: string | undefined,
  { width, height }: Pick<PictureRecord, 'width' | 'height'>,
): string {
  const wider = ratio ? width / height / numberOf(ratio) : 1;
  if (!(wider > 1.01)) return sizes;
  const factor = Number(wider.toFixed(2));
  return entries(sizes)
    .map((entry) => {
      const [condition = ''] = conditions.exec(entry) ?? [];
      return `${condition}calc(${entry.slice(condition.length)} * ${factor})`;
    })
    .join(', ');
}
