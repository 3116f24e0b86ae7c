/**
 * Returns the tag that formats dates and numbers of a language by the Gregorian calendar and the
 * digits 0 to 9, so that they can be read back. It is the language itself where these are its own,
 * and where its tag is wrong, which the content check reports.
 */
export function formatsTag(language: string): string {
  try {
    const { calendar, numberingSystem } = new Intl.DateTimeFormat(language).resolvedOptions();
    if (calendar === 'gregory' && numberingSystem === 'latn') return language;
    return new Intl.Locale(language, { calendar: 'gregory', numberingSystem: 'latn' }).toString();
  } catch {
    return language;
  }
}
