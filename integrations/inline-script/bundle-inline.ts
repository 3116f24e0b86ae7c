import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * The text of an inline script: a `*.inline.ts` file with what it imports, minified, for the browsers
 * that the style sheets are built for. The same file gives the same text on every page, so that the
 * content security policy names one hash. Throws where it does not compile.
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
    logLevel: 'silent',
    // The project's own would put "use strict" before each of them.
    tsconfigRaw: {},
  });
  const [output] = outputFiles;
  // `</script` must not be able to end the element; esbuild writes it as `<\/script`.
  return output?.text.trim() ?? '';
}
