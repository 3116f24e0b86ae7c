import type { Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import postcss from 'postcss';
import type { FontSelector } from './font-selector.ts';
import {
  cascadeRank,
  presentationAttributeRank,
  type RankedDeclaration,
  styleAttributeRank,
} from './ranked-declarations.ts';

/** Properties that SVG elements have as attributes. */
const presentationAttributes = ['font-weight', 'font-family'];

/** Selector of a declaration in an attribute, which applies to the element of the attribute. */
const attributeOwner: FontSelector = {
  matches: () => true,
  pseudo: '',
  dependsOnState: false,
  specificity: [0, 0, 0],
};

/** Returns the declarations in an element's `style` attribute and SVG presentation attributes. */
export function attributeDeclarations({ attribs }: Tree['element']): RankedDeclaration[] {
  const declarations: RankedDeclaration[] = [];
  const addDeclaration = (property: string, value: string, rankInCascade: readonly number[]) => {
    declarations.push({
      selector: attributeOwner,
      property,
      value,
      dependsOnViewportOrState: false,
      rank: [...rankInCascade, ...attributeOwner.specificity, declarations.length],
    });
  };
  const presentationRank = cascadeRank({
    layerRank: presentationAttributeRank,
    isImportant: false,
  });
  for (const property of presentationAttributes) {
    const value = attribs[property];
    if (value) addDeclaration(property, value, presentationRank);
  }
  postcss.parse(`a{${attribs['style'] ?? ''}}`).walkDecls(({ prop, value, important }) => {
    const rank = cascadeRank({ layerRank: styleAttributeRank, isImportant: important });
    addDeclaration(prop, value, rank);
  });
  return declarations;
}
