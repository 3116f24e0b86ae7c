import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Theme } from '../../../src/themes/theme.ts';
import { fontsOf, themeTokens } from '../../../src/themes/theme-sheet.ts';

const require = createRequire(import.meta.url);

/** The colours, faces and tokens of a look, as a sheet for a page that stands in a file. */
export function lookStyle(look: Theme): string {
  const tokens = Object.entries(themeTokens(look)).map(([name, value]) => `${name}:${value}`);
  const files = fontsOf(look).flatMap(({ family, files: each }) =>
    each.map(({ path, weights: [least, most] }) => {
      const weight = least === most ? `${least}` : `${least} ${most}`;
      const url = pathToFileURL(require.resolve(path)).href;
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url("${url}")}`;
    }),
  );
  return `${files.join('')}:root{${tokens.join(';')}}`;
}
