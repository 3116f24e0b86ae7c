import type { Element, PageDocument } from './page-document.ts';
import type { PageSelector } from './page-selector.ts';
import type { Part } from './sheet.ts';

type Rule = Extract<Part, { type: 'rule' }>;

/** Rule with its layer; undefined where order cannot be compared. */
interface Placed {
  rule: Rule;
  layer: string | undefined;
}

/**
 * Selects the rules that have to be in the head: those that match something in the first screen,
 * and those of the rest that come before one of these and might override it if they moved. The
 * below-the-fold stylesheet comes after the head, so a rule that moves there wins over one in the
 * head where nothing but order decides: in the same layer, with the same specificity, on the same
 * element and property.
 */
export function criticalRules(parts: Part[], page: PageDocument): Set<Part> {
  const critical = new Set<Part>();
  const claims = new CriticalClaims(page);
  for (const placed of placedIn(parts, '').reverse()) {
    if (!claims.isAllBelow(placed) || !claims.isClear(placed) || claims.overrules(placed)) {
      critical.add(placed.rule);
      claims.add(placed);
    }
  }
  return critical;
}

function placedIn(parts: Part[], layer: string | undefined): Placed[] {
  return parts.flatMap((part): Placed[] => {
    if (part.type === 'rule') return [{ rule: part, layer }];
    if (part.type !== 'block') return [];
    return placedIn(part.parts, layerOf(part.head, layer));
  });
}

function layerOf(head: string, outer: string | undefined): string | undefined {
  // In `@scope`, proximity decides before order.
  if (head.startsWith('@scope') || outer === undefined) return undefined;
  return head.startsWith('@layer') ? `${outer}${head.slice(6)}` : outer;
}

/** Properties that critical rules set on elements below the fold. */
class CriticalClaims {
  readonly #page: PageDocument;
  readonly #known = new Map<PageSelector, Element[] | undefined>();
  readonly #elements = new Map<string, Set<Element>>();
  /** Layers with a critical rule whose effect is unknown. */
  readonly #unclear = new Set<string | undefined>();

  constructor(page: PageDocument) {
    this.#page = page;
  }

  isAllBelow({ rule }: Placed): boolean {
    return rule.selectors.every((selector) => this.#matched(selector)?.every(this.#page.isBelow));
  }

  overrules(placed: Placed): boolean {
    if (this.#unclear.has(placed.layer) || this.#unclear.has(undefined)) return true;
    return this.#claims(placed).some(([key, elements]) => {
      const known = this.#elements.get(key);
      return known !== undefined && elements.some((element) => known.has(element));
    });
  }

  /** Returns true if layer, property groups and matched elements of a rule are known. */
  isClear({ rule, layer }: Placed): boolean {
    return (
      layer !== undefined &&
      rule.body.every(({ group }) => group !== undefined) &&
      rule.selectors.every((selector) => this.#matched(selector))
    );
  }

  add(placed: Placed): void {
    if (!this.isClear(placed)) this.#unclear.add(placed.layer);
    for (const [key, elements] of this.#claims(placed)) {
      const known = this.#elements.get(key) ?? new Set();
      for (const element of elements) known.add(element);
      this.#elements.set(key, known);
    }
  }

  #matched(selector: PageSelector): Element[] | undefined {
    if (!this.#known.has(selector)) this.#known.set(selector, selector.matched(this.#page));
    return this.#known.get(selector);
  }

  #claims({ rule: { selectors, body }, layer }: Placed): [string, Element[]][] {
    const groups = [...new Set(body.map(({ group }) => group))];
    return selectors.flatMap((selector) => {
      const elements = (this.#matched(selector) ?? []).filter(this.#page.isBelow);
      return groups.map((group): [string, Element[]] => [
        [layer, selector.rank, group].join(' '),
        elements,
      ]);
    });
  }
}
