import type { Plugin } from 'vite';
import { buildRegistry } from './build-registry.ts';
import type { Sources } from './sources.ts';

const moduleName = 'virtual:specimens';
/** Id of the module in Vite; the null byte keeps other plugins from resolving it. */
const moduleId = `\0${moduleName}`;

/**
 * Creates the Vite plugin for `virtual:specimens`: the code to copy and the required item of each
 * specimen, and the names of all items. In development a change of a source file updates it.
 */
export function specimensModule(sources: Sources): Plugin {
  return {
    name: 'site:specimens',
    resolveId: (id) => (id === moduleName ? moduleId : undefined),
    load(id) {
      if (id !== moduleId) return undefined;
      const { entries, specimens } = buildRegistry(sources);
      const items = entries.map((entry) => entry.name);
      return `export const specimens = ${JSON.stringify(specimens)};
export const items = new Set(${JSON.stringify(items)});`;
    },
    hotUpdate({ file, modules }) {
      const module = this.environment.moduleGraph.getModuleById(moduleId);
      return module && /\.(tsx?|astro)$/.test(file) ? [...modules, module] : undefined;
    },
  };
}
