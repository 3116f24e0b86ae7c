/** What the search of the showcase knows of a page beside its name and its group. */
export interface FurtherWords {
  /** What people may call it. */
  synonyms: string;
  /** Words of its description that its name lacks. */
  words: string;
}

/** Address of the file that has them, by the addresses of the pages. */
export const furtherWordsPath = '/showcase/words.json';

/** Comes with the first sign of somebody. Where it does not come, pages are found by their names. */
export async function fetchFurtherWords(): Promise<Record<string, FurtherWords>> {
  try {
    const response = await fetch(furtherWordsPath);
    return response.ok ? ((await response.json()) as Record<string, FurtherWords>) : {};
  } catch {
    return {};
  }
}
