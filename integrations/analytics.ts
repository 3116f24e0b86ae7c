import type { AstroIntegration } from 'astro';
import { type SiteConfig, siteConfig } from '../site.config.ts';

const behavior = '/src/layouts/analytics/analytics-behavior.ts';

/** Returns the script that starts the analytics on a page; undefined where there are none. */
export function analyticsScript(analytics: SiteConfig['analytics']): string | undefined {
  if (!analytics || analytics.provider === 'none') return undefined;
  return [
    `import { startAnalytics } from '${behavior}';`,
    `startAnalytics(${JSON.stringify(analytics)});`,
  ].join('\n');
}

/** Adds the analytics of `site.config.ts` to every page; without any, it changes nothing. */
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
