import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const clientEntrypoint = fileURLToPath(new URL('./client.ts', import.meta.url));

/** Astro's React integration with a client entry that preserves input typed before hydration. */
export function reactIslands(): AstroIntegration {
  const integration = react();
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        integration.hooks['astro:config:setup']?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint }),
        }),
    },
  };
}
