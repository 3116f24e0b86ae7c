/** What the search looks at, in small letters. */
export interface Searched {
  /** Group, title and path. */
  name: string;
  /** Further words. */
  words: string;
}

/**
 * The cards that fit: those whose name has every word, or, where no page is called that, those whose
 * further words have them. So “contact” finds the contact pages and not all that mention one.
 */
export function matching<Card extends Searched>(cards: readonly Card[], typed: string): Card[] {
  const words = typed.split(/[\s/_-]+/).filter(Boolean);
  const fits = (text: string) => words.every((word) => text.includes(word));
  const named = cards.filter(({ name }) => fits(name));
  return named.length > 0 ? named : cards.filter((card) => fits(`${card.name} ${card.words}`));
}
