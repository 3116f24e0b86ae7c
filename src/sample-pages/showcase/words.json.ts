import { pages } from '../../page-meta/pages.ts';
import type { SearchTerms } from '../../showcase/index/search-terms.ts';
import { groupsOf } from '../../showcase/index/showcase-groups.ts';

/**
 * Serves the search index of the showcase, apart from the page: visitors who only browse need none
 * of it.
 */
export function GET(): Response {
  const shownPages = groupsOf(pages).flatMap((group) => group.pages);
  const termsByPath: Record<string, SearchTerms> = Object.fromEntries(
    shownPages.map(({ path, synonyms, words }) => [path, { synonyms, words }]),
  );
  return Response.json(termsByPath);
}
