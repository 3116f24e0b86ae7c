import type { AstroIntegration } from 'astro';

/**
 * Registers `client:intent`: an island hydrates at the first sign that somebody is there; and
 * `client:kept`: at once where this device keeps something that the page was built without.
 */
export function clientIntent(): AstroIntegration {
  return {
    name: 'site:client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['intent', 'kept'])
          addClientDirective({ name, entrypoint: `./integrations/${name}-directive.ts` });
      },
    },
  };
}
