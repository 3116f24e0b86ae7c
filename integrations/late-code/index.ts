import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Module id of Vite's preload helper, which wraps every `import()`. */
const helper = '\0vite/preload-helper.js';
const ours = JSON.stringify(fileURLToPath(new URL('late-code.ts', import.meta.url)));

/** Replaces Vite's preload helper by `lateCode`, a quarter of its size. */
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
