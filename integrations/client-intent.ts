import type { AstroIntegration } from 'astro';

/** Registers `client:intent`: an island hydrates at the first interaction with the page. */
export function clientIntent(): AstroIntegration {
  return {
    name: 'site:client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'intent',
          entrypoint: './integrations/intent-directive.ts',
        });
      },
    },
  };
}
