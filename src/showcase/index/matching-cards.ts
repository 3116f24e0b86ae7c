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

const wordsOf = (text: string) => text.split(/[\s/_-]+/).filter(Boolean);

/**
 * Returns the matches of the first tier (names, then synonyms, then description) in which every
 * word is found.
 */
function firstMatchingTier<Card extends SearchableCard>(
  cards: readonly Card[],
  words: readonly string[],
): Card[] {
  const tiers: ((card: Card) => string)[] = [
    ({ name }) => name,
    ({ name, synonyms }) => `${name} ${synonyms}`,
    ({ name, synonyms, words }) => `${name} ${synonyms} ${words}`,
  ];
  for (const textOf of tiers) {
    const matches = cards.filter((card) => words.every((word) => textOf(card).includes(word)));
    if (matches.length > 0) return matches;
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
  query: string,
): Card[] {
  if (query.trim() === '') return [...cards];
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const matches = firstMatchingTier(cards, words);
  if (matches.length > 0) return matches;
  const cardTexts = cards.map((card) => `${card.name} ${card.synonyms} ${card.words}`);
  const knownWords = new Set(cardTexts.flatMap(wordsOf));
  const correctedWords = words.map((word) =>
    cardTexts.some((cardText) => cardText.includes(word))
      ? word
      : (nearestWord(word, knownWords) ?? word),
  );
  return firstMatchingTier(cards, correctedWords);
}
