/** Search terms of a page besides its name and group. */
export interface SearchTerms {
  /** Alternative names. */
  synonyms: string;
  /** Words of its description that are not in its name. */
  words: string;
}

/** URL of the JSON file with the terms by page path. */
export const searchTermsPath = '/showcase/words.json';

/** Fetches the terms on the first interaction. If that fails, pages are found by their names. */
export async function fetchSearchTerms(): Promise<Record<string, SearchTerms>> {
  try {
    const response = await fetch(searchTermsPath);
    return response.ok ? ((await response.json()) as Record<string, SearchTerms>) : {};
  } catch {
    return {};
  }
}
