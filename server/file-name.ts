import { trimEnd } from './trim-end.ts';

/**
 * Characters of the given name that are processed: it may be megabytes long, and no disk allows as
 * many.
 */
const maxGivenLength = 1000;

/**
 * Limits of the name without its extension: in UTF-16 units, and in bytes as file systems count
 * (255 with the lead's id).
 */
const stemLimits = { units: 80, bytes: 200 };

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Returns the start of a text that fits the limits, cut between graphemes. */
function cutToLimits(text: string): string {
  let end = 0;
  let bytes = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    bytes += Buffer.byteLength(segment);
    if (index + segment.length > stemLimits.units || bytes > stemLimits.bytes) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/**
 * Sanitizes a file name for every disk and mail: no path, no control or special characters, at most
 * 80 characters, and the extension of the detected type. Combining marks and joiners stay: without
 * them names in Hindi or Persian are other words.
 */
export function safeFileName(name: string, extension: string): string {
  const fileName = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const cleanName = fileName
    .replace(/\.[^.]*$/, '')
    .slice(0, maxGivenLength)
    .normalize('NFC')
    .replace(/\p{Pd}/gu, '-')
    .replace(/(?!\u200C|\u200D)[^\p{L}\p{M}\p{N} ._-]/gu, '')
    // A mark or a joiner needs a letter before it.
    .replace(/(^|[ ._-])(?:\p{M}|\u200C|\u200D)+/gu, '$1')
    .replace(/ +/g, ' ')
    .replace(/^[. ]+/, '');
  const stem = trimEnd(cutToLimits(trimEnd(cleanName, '. ')), '. ');
  const isReserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(stem);
  return `${stem === '' || isReserved ? 'cv' : stem}.${extension}`;
}
