import type { Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import { type FontValues, weightNumber } from './font-cascade/font-values.ts';

type Element = Tree['element'];

/** Inline elements, which do not interrupt a line of text. */
const inline =
  /^(?:a|abbr|b|bdi|bdo|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/;

const lineOf = (element: Element): Element => {
  const { parent } = element;
  return inline.test(element.name) && parent && 'attribs' in parent
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

const transformed = (text: string, transforms: readonly string[]) =>
  new Set(transforms.map((transform) => (textTransforms[transform] ?? String)(text)));

/**
 * Collects text runs by font family and weight; adjacent texts of one line with the same style are
 * one run.
 */
export class TextRuns {
  readonly #styles: FontValues;
  /** Families that are used with `tabular-nums`. */
  readonly tabular = new Set<string>();
  readonly #runs = new Map<string, { line: Element; texts: string[] }[]>();

  constructor(styles: FontValues) {
    this.#styles = styles;
  }

  /** Adds a text of an element or its pseudo-element, in every style that may apply. */
  add(text: string, element: Element, pseudo = ''): void {
    if (text === '') return;
    const of = (name: string) => this.#styles.of(name, element, pseudo);
    const line = lineOf(element);
    // Dashes are the placeholder of a clock that has not started.
    const figures = /\d|^–+$/.test(text.trim()) && isCounter(element) ? '0123456789' : '';
    const isTabular =
      /\d/.test(text + figures) &&
      of('font-variant-numeric').some((value) => value.includes('tabular-nums'));
    for (const shown of transformed(text + figures, of('text-transform'))) {
      for (const family of of('font-family')) {
        if (isTabular) this.tabular.add(firstFamily(family));
        for (const weight of new Set(of('font-weight').map(weightNumber))) {
          this.#put(`${weight} ${firstFamily(family)}`, shown, line);
        }
      }
    }
  }

  #put(key: string, text: string, line: Element): void {
    const runs = this.#runs.get(key) ?? [];
    this.#runs.set(key, runs);
    const last = runs.at(-1);
    if (last?.line === line) last.texts.push(text);
    else runs.push({ line, texts: [text] });
  }

  /** Returns the distinct texts by family and weight. */
  byFace(): Map<string, Map<number, Set<string>>> {
    const faces = new Map<string, Map<number, Set<string>>>();
    for (const [key, runs] of this.#runs) {
      const [weight = '', ...family] = key.split(' ');
      const weights = faces.get(family.join(' ')) ?? new Map<number, Set<string>>();
      faces.set(family.join(' '), weights);
      const lines = runs.map(({ texts }) => texts.join('').replaceAll(/\s+/g, ' ').trim());
      const words = lines.filter((line) => line !== '');
      if (words.length > 0) weights.set(Number(weight), new Set(words));
    }
    return faces;
  }
}

/** Returns the first family of a font stack: `Figtree First` of `'Figtree First',sans-serif`. */
const firstFamily = (stack: string) => (stack.split(',')[0] ?? '').replaceAll(/["']/g, '').trim();
