import { readFileSync, writeFileSync } from 'node:fs';
import type { BrandShape } from '../../src/elements/logo/brand-shape.ts';

/**
 * Path of the generated module with the brand's outlines, imported by the site and by projects that
 * install its parts.
 */
export const brandModule = 'src/elements/logo/brand-shape.generated.ts';

/** Returns the source of the generated module. */
export const brandModuleText = (shape: BrandShape): string =>
  `// Written at every build out of site.config.ts (integrations/brand). Do not edit.
import type { BrandShape } from './brand-shape.ts';

export const brandShape: BrandShape = ${JSON.stringify(shape, null, 2)};
`;

/** Writes the generated module if it has changed: an untouched file keeps the build up to date. */
export function writeBrandModule(projectRoot: string, shape: BrandShape): void {
  const file = `${projectRoot}/${brandModule}`;
  const text = brandModuleText(shape);
  const currentText = readFileSync(file, { encoding: 'utf8', flag: 'a+' });
  if (currentText !== text) writeFileSync(file, text);
}
