import type { AstroIntegration } from 'astro';
import { bundleInline } from './bundle-inline.ts';

const query = '?inline-script';

/**
 * Creates the Vite plugin that makes `import script from './name.inline.ts?inline-script'` the
 * minified source of the script, as a string.
 */
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

/** Adds the plugin `inlineScripts`, so that layouts can import inline scripts. */
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
