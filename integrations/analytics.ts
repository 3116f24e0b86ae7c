import type { AstroIntegration } from 'astro';
import { type SiteConfig, siteConfig } from '../site.config.ts';

const behaviorModule = '/src/layouts/analytics/analytics-behavior.ts';

/** Returns the script that starts the analytics of a page; undefined if the site has none. */
export function analyticsScript(analytics: SiteConfig['analytics']): string | undefined {
  if (!analytics || analytics.provider === 'none') return undefined;
  return [
    `import { startAnalytics } from '${behaviorModule}';`,
    `startAnalytics(${JSON.stringify(analytics)});`,
  ].join('\n');
}

/** Adds the analytics of `site.config.ts` to every page, if a provider is configured. */
export function analytics(): AstroIntegration {
  return {
    name: 'site:analytics',
    hooks: {
      'astro:config:setup': ({ injectScript }) => {
        const script = analyticsScript(siteConfig.analytics);
        if (script !== undefined) injectScript('page', script);
      },
    },
  };
}
