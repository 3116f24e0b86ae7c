import type { AstroIntegration } from 'astro';
import { bundleInline } from './bundle-inline.ts';

const query = '?inline-script';

/** `import script from './name.inline.ts?inline-script'` gives the script's minified text. */
export function inlineScripts() {
  return {
    name: 'site:inline-script',
    enforce: 'pre' as const,
    async load(this: { addWatchFile: (file: string) => void }, id: string) {
      if (!id.endsWith(query)) return undefined;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await bundleInline(file))};`;
    },
  };
}

/** Lets layouts import inline scripts (see `inlineScripts`). */
export function inlineScript(): AstroIntegration {
  return {
    name: 'site:inline-script',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [inlineScripts()] } });
      },
    },
  };
}
