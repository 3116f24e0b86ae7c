import hydrateIsland from '@astrojs/react/client.js';
import { preserveInput } from './preserve-input.ts';

type Hydrate = ReturnType<typeof hydrateIsland>;

/** Hydrates an island like Astro's React renderer, and preserves what was typed before. */
export default function client(island: HTMLElement): Hydrate {
  const hydrate = hydrateIsland(island);
  return (...how: Parameters<Hydrate>) => {
    preserveInput(island);
    return hydrate(...how);
  };
}
