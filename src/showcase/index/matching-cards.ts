import { nearestWord } from '../../elements/search/nearest-word.ts';

/** Searchable texts of a card, in lower case. */
export interface SearchableCard {
  /** Group, title and path. */
  name: string;
  /** Alternative names. */
  synonyms: string;
  /** Words of the description. */
  words: string;
}

const partsOf = (text: string) => text.split(/[\s/_-]+/).filter(Boolean);

/**
 * Returns the matches of the first tier (names, then synonyms, then description) in which every
 * word is found.
 */
function firstMatchingTier<Card extends SearchableCard>(
  cards: readonly Card[],
  words: readonly string[],
): Card[] {
  const circles: ((card: Card) => string)[] = [
    ({ name }) => name,
    ({ name, synonyms }) => `${name} ${synonyms}`,
    ({ name, synonyms, words }) => `${name} ${synonyms} ${words}`,
  ];
  for (const textOf of circles) {
    const found = cards.filter((card) => words.every((word) => textOf(card).includes(word)));
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Returns the cards that match a query: by name; if there is none, by alternative name;
 * then by description. So “contact” finds the contact pages and not all that mention it.
 * Without any match, an unknown word is replaced by the nearest known one.
 */
export function matchingCards<Card extends SearchableCard>(
  cards: readonly Card[],
  typed: string,
): Card[] {
  if (typed.trim() === '') return [...cards];
  const words = partsOf(typed);
  if (words.length === 0) return [];
  const found = firstMatchingTier(cards, words);
  if (found.length > 0) return found;
  const text = cards.map(({ name, synonyms, words: more }) => `${name} ${synonyms} ${more}`);
  const known = new Set(text.flatMap(partsOf));
  const meant = words.map((word) =>
    text.some((one) => one.includes(word)) ? word : (nearestWord(word, known) ?? word),
  );
  return firstMatchingTier(cards, meant);
}
