import { type Element, isElementNode } from '../parsed-page.ts';
import { allDigits } from './generated-text.ts';
import { type PossibleStyles, weightNumber } from './possible-styles.ts';

/** Texts by computed font family and weight. */
export type TextsByFont = ReadonlyMap<string, ReadonlyMap<number, ReadonlySet<string>>>;

/** Texts with the same font; adjacent ones in the same line are one run. */
interface FontRuns {
  family: string;
  weight: number;
  runs: { line: Element; text: string }[];
}

/** Matches inline elements, which do not interrupt a line of text. */
const inlinePattern =
  /^(?:a|abbr|b|bdi|bdo|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/;

/** Returns an element with its ancestors, from the inside out. */
function withAncestors(element: Element): Element[] {
  const { parent } = element;
  return [element, ...(parent && isElementNode(parent) ? withAncestors(parent) : [])];
}

/**
 * Returns true for animated numbers and countdowns: they show other digits before the deferred
 * fonts load.
 */
const isCounter = ({ attribs }: Element) =>
  'data-counter' in attribs || attribs['role'] === 'timer';

const textTransforms: Record<string, (text: string) => string> = {
  uppercase: (text) => text.toUpperCase(),
  lowercase: (text) => text.toLowerCase(),
  capitalize: (text) =>
    text.replaceAll(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase()),
};

/** Returns the first family of a font stack: `Figtree First` of `'Figtree First',sans-serif`. */
const firstFamily = (stack: string) => (stack.split(',')[0] ?? '').replaceAll(/["']/g, '').trim();

/** Collects texts by font. */
export class TextRuns {
  readonly #styles: PossibleStyles;
  /** Families that are used with `tabular-nums`. */
  readonly tabularFamilies = new Set<string>();
  readonly #fonts = new Map<string, FontRuns>();

  constructor(styles: PossibleStyles) {
    this.#styles = styles;
  }

  /** Adds a text of an element or its pseudo-element, in every style that it may have. */
  add(text: string, element: Element, pseudo = ''): void {
    if (text === '') return;
    const possibleValues = (property: string) =>
      this.#styles.possibleValues(property, element, pseudo);
    const boxes = withAncestors(element);
    const line = boxes.find(({ name }) => !inlinePattern.test(name)) ?? element;
    // Dashes are the placeholder of a clock that has not started.
    const mayCount = /\d|^–+$/.test(text.trim()) && boxes.some(isCounter);
    const fullText = mayCount ? text + allDigits : text;
    const isTabular =
      /\d/.test(fullText) &&
      possibleValues('font-variant-numeric').some((value) => value.includes('tabular-nums'));
    const transforms = possibleValues('text-transform');
    const texts = new Set(transforms.map((name) => (textTransforms[name] ?? String)(fullText)));
    const weights = new Set(possibleValues('font-weight').map(weightNumber));
    for (const family of possibleValues('font-family').map(firstFamily)) {
      if (isTabular) this.tabularFamilies.add(family);
      for (const weight of weights)
        for (const shown of texts) this.#addRun(family, weight, shown, line);
    }
  }

  #addRun(family: string, weight: number, text: string, line: Element): void {
    const key = `${weight} ${family}`;
    const font = this.#fonts.get(key) ?? { family, weight, runs: [] };
    this.#fonts.set(key, font);
    const last = font.runs.at(-1);
    if (last?.line === line) last.text += text;
    else font.runs.push({ line, text });
  }

  /** Returns the distinct texts by family and weight. */
  byFont(): TextsByFont {
    const texts = new Map<string, Map<number, Set<string>>>();
    for (const { family, weight, runs } of this.#fonts.values()) {
      const lines = runs.map(({ text }) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
      if (lines.length === 0) continue;
      texts.set(family, (texts.get(family) ?? new Map()).set(weight, new Set(lines)));
    }
    return texts;
  }
}
