import type { Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import { type PossibleStyles, weightNumber } from './font-cascade/possible-styles.ts';
import { allDigits } from './generated-text.ts';

type Element = Tree['element'];

/** Matches inline elements, which do not interrupt a line of text. */
const inlinePattern =
  /^(?:a|abbr|b|bdi|bdo|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/;

/**
 * Returns the nearest ancestor that is no inline element, or the element itself: its text and that
 * of the inline elements in it are one line.
 */
const lineOf = (element: Element): Element => {
  const { parent } = element;
  return inlinePattern.test(element.name) && parent && 'attribs' in parent
    ? lineOf(parent as Element)
    : element;
};

/**
 * Returns true for animated numbers and countdowns: they show other digits before the deferred
 * fonts load.
 */
const isCounter = ({ attribs, parent }: Element): boolean =>
  'data-counter' in attribs ||
  attribs['role'] === 'timer' ||
  (parent !== null && 'attribs' in parent && isCounter(parent as Element));

const textTransforms: Record<string, (text: string) => string> = {
  uppercase: (text) => text.toUpperCase(),
  lowercase: (text) => text.toLowerCase(),
  capitalize: (text) =>
    text.replaceAll(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase()),
};

const transformText = (text: string, transforms: readonly string[]) =>
  new Set(transforms.map((transform) => (textTransforms[transform] ?? String)(text)));

/**
 * Collects text runs by font family and weight; adjacent texts of one line with the same style are
 * one run.
 */
export class TextRuns {
  readonly #styles: PossibleStyles;
  /** Families that are used with `tabular-nums`. */
  readonly tabularFamilies = new Set<string>();
  readonly #runs = new Map<string, { line: Element; texts: string[] }[]>();

  constructor(styles: PossibleStyles) {
    this.#styles = styles;
  }

  /** Adds a text of an element or its pseudo-element, in every style that it may have. */
  add(text: string, element: Element, pseudo = ''): void {
    if (text === '') return;
    const possibleValues = (property: string) =>
      this.#styles.possibleValues(property, element, pseudo);
    const line = lineOf(element);
    // Dashes are the placeholder of a clock that has not started.
    const counterDigits = /\d|^–+$/.test(text.trim()) && isCounter(element) ? allDigits : '';
    const textWithDigits = text + counterDigits;
    const isTabular =
      /\d/.test(textWithDigits) &&
      possibleValues('font-variant-numeric').some((value) => value.includes('tabular-nums'));
    for (const displayedText of transformText(textWithDigits, possibleValues('text-transform'))) {
      for (const family of possibleValues('font-family')) {
        if (isTabular) this.tabularFamilies.add(firstFamily(family));
        for (const weight of new Set(possibleValues('font-weight').map(weightNumber))) {
          this.#addRun(`${weight} ${firstFamily(family)}`, displayedText, line);
        }
      }
    }
  }

  #addRun(key: string, text: string, line: Element): void {
    const runs = this.#runs.get(key) ?? [];
    this.#runs.set(key, runs);
    const last = runs.at(-1);
    if (last?.line === line) last.texts.push(text);
    else runs.push({ line, texts: [text] });
  }

  /** Returns the distinct texts by family and weight. */
  byFont(): Map<string, Map<number, Set<string>>> {
    const textsByFont = new Map<string, Map<number, Set<string>>>();
    for (const [key, runs] of this.#runs) {
      const [weight = '', ...family] = key.split(' ');
      const textsByWeight = textsByFont.get(family.join(' ')) ?? new Map<number, Set<string>>();
      textsByFont.set(family.join(' '), textsByWeight);
      const lines = runs.map(({ texts }) => texts.join('').replaceAll(/\s+/g, ' ').trim());
      const texts = lines.filter((line) => line !== '');
      if (texts.length > 0) textsByWeight.set(Number(weight), new Set(texts));
    }
    return textsByFont;
  }
}

/** Returns the first family of a font stack: `Figtree First` of `'Figtree First',sans-serif`. */
const firstFamily = (stack: string) => (stack.split(',')[0] ?? '').replaceAll(/["']/g, '').trim();
