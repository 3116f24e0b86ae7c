/** Matches an initial or a title with its full stop: “L.”, “Dr.”. */
const shortForm = String.raw`(?<!\p{L})(?:\p{Lu}|Dr|Mrs?|Ms|St)\.`;
const openingPattern = new RegExp(`^(?:${shortForm}|[^,.:])+[,.:]*`, 'u');
const beforeNamePattern = new RegExp(String.raw`(${shortForm}) (?=\p{Lu})`, 'gu');

/**
 * Returns the beginning of a text up to its first comma, colon or full stop; that of an initial or a
 * title ends nothing.
 */
export const openingOf = (text: string): string => openingPattern.exec(text)?.[0] ?? '';

/** Puts non-breaking spaces after initials and titles: “Dr. Vos”, “J. P. Moor”. */
export const joinNames = (text: string): string => text.replaceAll(beforeNamePattern, '$1\u00a0');
