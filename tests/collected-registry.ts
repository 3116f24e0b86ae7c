import { buildRegistry } from '../integrations/registry/build-registry.ts';
import { collectItems } from '../integrations/registry/collect-item.ts';
import { memoize, Sources } from '../integrations/registry/sources.ts';

/*
 * The registry of this project and all its items, made once for the tests of a process: it takes
 * seconds of reading, and none of them changes it.
 */

export const sources = new Sources(process.cwd());
export const registry = buildRegistry(sources);

/** Items with what comes along, by their names. */
export const collectedItems = memoize(() => collectItems(sources, registry));
