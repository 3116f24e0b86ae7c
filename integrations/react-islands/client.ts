import hydrateIsland from '@astrojs/react/client.js';
import { keepTyped } from './keep-typed.ts';

type Hydrate = ReturnType<typeof hydrateIsland>;

/** Hydrates an island like Astro's React renderer, and preserves what was typed before. */
export default function client(island: HTMLElement): Hydrate {
  const hydrate = hydrateIsland(island);
  return (...how: Parameters<Hydrate>) => {
    keepTyped(island);
    return hydrate(...how);
  };
}
