import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { themes } from '../../src/themes/themes.ts';
import { brandModule, brandModuleText } from './brand-module.ts';
import { makeBrandShape } from './brand-shape.ts';

// The build of a site of one's own writes the module anew.
test('the generated brand module matches site.config.ts', async () => {
  const text = brandModuleText(await makeBrandShape(siteConfig.company, themes.house));
  const why = `${brandModule} is of another name: npm run build writes it anew.`;
  expect(readFileSync(brandModule, 'utf8') === text, why).toBe(true);
});
