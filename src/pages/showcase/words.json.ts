import { pages } from '../../page-meta/pages.ts';
import type { SearchTerms } from '../../showcase/index/search-terms.ts';
import { groupsOf } from '../../showcase/index/showcase-groups.ts';

/** What the search of the showcase knows of each page, apart from the page: who only looks needs none of it. */
export function GET(): Response {
  const shown = groupsOf(pages).flatMap((group) => group.pages);
  const words: Record<string, SearchTerms> = Object.fromEntries(
    shown.map(({ path, synonyms, words }) => [path, { synonyms, words }]),
  );
  return Response.json(words);
}
