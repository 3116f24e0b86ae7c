import type { Plugin } from 'vite';
import { buildRegistry } from './build-registry.ts';
import type { Sources } from './sources.ts';

const name = 'virtual:specimens';
const resolved = `\0${name}`;

/**
 * Vite plugin for `virtual:specimens`: the code to copy and the required item of each specimen, and
 * the names of all items. Updated in development when a source file changes.
 */
export function specimensModule(sources: Sources): Plugin {
  return {
    name: 'site:specimens',
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const { entries, specimens } = buildRegistry(sources);
      const items = entries.map((entry) => entry.name);
      return `export const specimens = ${JSON.stringify(specimens)};
export const items = new Set(${JSON.stringify(items)});`;
    },
    hotUpdate({ file, modules }) {
      const module = this.environment.moduleGraph.getModuleById(resolved);
      return module && /\.(tsx?|astro)$/.test(file) ? [...modules, module] : undefined;
    },
  };
}
