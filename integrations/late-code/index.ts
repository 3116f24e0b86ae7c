import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** What the bundler calls its own, and the name that every `import()` is wrapped in. */
const helper = '\0vite/preload-helper.js';
const ours = JSON.stringify(fileURLToPath(new URL('late-code.ts', import.meta.url)));

/** Puts `lateCode` in the place of the bundler's helper, which is four times as long. */
export function lateCode(): AstroIntegration {
  const plugin = {
    name: 'site:late-code',
    enforce: 'pre' as const,
    load: (id: string) =>
      id === helper ? `export { lateCode as __vitePreload } from ${ours};` : undefined,
  };
  return {
    name: 'site:late-code',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
