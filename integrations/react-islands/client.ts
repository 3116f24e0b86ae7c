import hydrateIsland from '@astrojs/react/client.js';
import { preserveInput } from './preserve-input.ts';

type Hydrate = ReturnType<typeof hydrateIsland>;

/** Hydrates an island like Astro's React renderer, and preserves input typed before hydration. */
export default function client(island: HTMLElement): Hydrate {
  const hydrate = hydrateIsland(island);
  return (...args: Parameters<Hydrate>) => {
    preserveInput(island);
    return hydrate(...args);
  };
}
