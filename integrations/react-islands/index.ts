import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const client = fileURLToPath(new URL('./client.ts', import.meta.url));

/** Astro's React integration; its islands keep what was typed before they came to life. */
export function reactIslands(): AstroIntegration {
  const own = react();
  return {
    ...own,
    hooks: {
      ...own.hooks,
      'astro:config:setup': (options) =>
        own.hooks['astro:config:setup']?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint: client }),
        }),
    },
  };
}
