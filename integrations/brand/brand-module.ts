import { readFileSync, writeFileSync } from 'node:fs';
import type { BrandShape } from '../../src/elements/mark/brand-shape.ts';

/** Where the mark stands as data, for the site and for who takes a part of it home. */
export const brandModule = 'src/elements/mark/brand-shape.generated.ts';

/** The text of that file. */
export const brandModuleText = (shape: BrandShape): string =>
  `// Written at every build out of site.config.ts (integrations/brand). Do not edit.
import type { BrandShape } from './brand-shape.ts';

export const brandShape: BrandShape = ${JSON.stringify(shape, null, 2)};
`;

/** Writes it where something has changed: an untouched file leaves a build fresh. */
export function writeBrandModule(root: string, shape: BrandShape): void {
  const file = `${root}/${brandModule}`;
  const text = brandModuleText(shape);
  const known = readFileSync(file, { encoding: 'utf8', flag: 'a+' });
  if (known !== text) writeFileSync(file, text);
}
