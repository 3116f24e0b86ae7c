/** Returns the error of a file that is not UTF-8, as a list; an empty one if the file is. */
export const encodingErrors = (file: string, text: string): string[] =>
  // A decoder puts this character in the place of bytes that are not UTF-8.
  text.includes('\uFFFD') ? [`${file}: is not UTF-8. Save it again in that encoding.`] : [];
