/** Returns a text as its language tag spells it: German of Switzerland and Liechtenstein has no “ß”. */
export const regionalSpelling = (text: string, language: string): string =>
  /^de-(?:ch|li)\b/i.test(language) ? text.replaceAll('ß', 'ss') : text;
