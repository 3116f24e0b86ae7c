/** Capitalizes the start of a line. */
export const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
