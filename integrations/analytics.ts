import type { AstroIntegration } from 'astro';
import { type SiteConfig, siteConfig } from '../site.config.ts';
import { consentCopy } from '../src/content/consent.ts';

const behavior = '/src/layouts/analytics/analytics-behavior.ts';

/** Returns the script that starts the analytics on a page; undefined where there are none. */
export function analyticsScript(analytics: SiteConfig['analytics']): string | undefined {
  if (!analytics || analytics.provider === 'none') return undefined;
  const given = [analytics, consentCopy].map((each) => JSON.stringify(each)).join(', ');
  return `import { startAnalytics } from '${behavior}';\nstartAnalytics(${given});`;
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
