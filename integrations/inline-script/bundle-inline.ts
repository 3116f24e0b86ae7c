import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { wordsPlugin } from '../words-plugin.ts';

/**
 * Bundles and minifies an inline script, a `*.inline.ts` file with its imports, for the same
 * browsers as the stylesheets. The output is the same on every page, so that the content security
 * policy contains one hash for it.
 * @throws if the script does not compile.
 */
export async function bundleInline(file: string | URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [typeof file === 'string' ? file : fileURLToPath(file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'safari16.4', 'firefox115'],
    charset: 'utf8',
    legalComments: 'none',
    plugins: [wordsPlugin()],
    logLevel: 'silent',
    // The project's tsconfig would add "use strict" to each script.
    tsconfigRaw: {},
  });
  const [output] = outputFiles;
  // esbuild escapes `</script` as `<\/script`, so the text cannot close its element.
  return output?.text.trim() ?? '';
}
