import { nearestWord } from '../../elements/search/nearest-word.ts';

/** What the search looks at, in small letters. */
export interface Searched {
  /** Group, title and path. */
  name: string;
  /** What else people may call it. */
  synonyms: string;
  /** Further words. */
  words: string;
}

const partsOf = (text: string) => text.split(/[\s/_-]+/).filter(Boolean);

/** From the names outwards, as far as one has to look: all of the first circle that has every word. */
function inCircles<Card extends Searched>(
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
 * The cards that fit: by their names; where no page is called that, by other names that people have
 * for it; then by further words. So “contact” finds the contact pages and not all that mention one.
 * Where nothing fits, a word that stands nowhere is taken for the nearest one that does.
 */
export function matching<Card extends Searched>(cards: readonly Card[], typed: string): Card[] {
  if (typed.trim() === '') return [...cards];
  const words = partsOf(typed);
  if (words.length === 0) return [];
  const found = inCircles(cards, words);
  if (found.length > 0) return found;
  const text = cards.map(({ name, synonyms, words: more }) => `${name} ${synonyms} ${more}`);
  const known = new Set(text.flatMap(partsOf));
  const meant = words.map((word) =>
    text.some((one) => one.includes(word)) ? word : (nearestWord(word, known) ?? word),
  );
  return inCircles(cards, meant);
}
