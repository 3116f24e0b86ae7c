import { trimEnd } from '../trim-end.ts';

/** Far more than any disk allows; what a visitor calls a file may be megabytes long. */
const longestGiven = 1000;

/** Longest name without its ending: in UTF-16 units, and in bytes as disks count (255 with the lead's id). */
const longest = { units: 80, bytes: 200 };

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The beginning of a text that fits, cut between two characters as people see them. */
function fitting(text: string): string {
  let end = 0;
  let bytes = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    bytes += Buffer.byteLength(segment);
    if (index + segment.length > longest.units || bytes > longest.bytes) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/**
 * A name that is harmless on every disk and in every mail: no path, no control or special signs, at
 * most 80 characters, with the ending of what the file really is. Marks and joiners stay: without them
 * names in Hindi or Persian are other words.
 */
export function safeFileName(name: string, ending: string): string {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const clean = base
    .replace(/\.[^.]*$/, '')
    .slice(0, longestGiven)
    .normalize('NFC')
    .replace(/\p{Pd}/gu, '-')
    .replace(/(?!\u200C|\u200D)[^\p{L}\p{M}\p{N} ._-]/gu, '')
    // A mark or a joiner belongs to the letter before it.
    .replace(/(^|[ ._-])(?:\p{M}|\u200C|\u200D)+/gu, '$1')
    .replace(/ +/g, ' ')
    .replace(/^[. ]+/, '');
  const stem = trimEnd(fitting(trimEnd(clean, '. ')), '. ');
  const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(stem);
  return `${stem === '' || reserved ? 'cv' : stem}.${ending}`;
}
