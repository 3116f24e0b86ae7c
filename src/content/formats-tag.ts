/**
 * Returns the tag that formats dates and numbers of a language by the Gregorian calendar and the
 * digits 0 to 9, so that they can be read back. This is the tag of the language itself where the
 * language has this calendar and these digits anyway, and where the tag is wrong, which the content
 * check reports.
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
