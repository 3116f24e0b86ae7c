/**
 * Returns the language of a tag, without script and region: `de` for `de-AT`. Folders of words and
 * plain copies of pages have this name.
 */
export const primaryLanguage = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';
