/** A space at which no line ends. */
export const noBreakSpace = '\u00a0';

/** Returns a text that does not wrap at its spaces, such as a phone number. */
export const unbroken = (text: string): string => text.replaceAll(' ', noBreakSpace);

/**
 * Returns a street with its house number on the same line, `Lange Zeile 4`; a number in front may
 * have a line of its own.
 */
export const unbrokenStreet = (street: string): string =>
  street.replace(/ (?=\d+\s?\p{L}?$)/u, noBreakSpace);

/**
 * Returns a text whose times do not wrap: non-breaking between a time, its am/pm or “Uhr” and its time
 * zone, and around a dash between two times.
 */
export const unbrokenTimes = (text: string): string =>
  text
    .replaceAll(/(?<=\d) (?=[ap]\.?m|Uhr\b)|(?<=\d [ap]\.?m\.?) (?=\S+$)/gi, noBreakSpace)
    // A line may end after a dash even where a no-break space follows it.
    .replaceAll(/(?<=\d\s?)–(?=\s?\d)/g, '\u2060–\u2060')
    .replaceAll(/ (?=\u2060)|(?<=\u2060) /g, noBreakSpace);
