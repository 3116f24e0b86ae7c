import { expect, test } from 'vitest';
import { siteConfig } from '../site.config.ts';
import { analyticsScript } from './analytics.ts';

test('a site without analytics gets no script, as ours', () => {
  expect(analyticsScript(siteConfig.analytics)).toBeUndefined();
  expect(analyticsScript({ provider: 'none' })).toBeUndefined();
});

test('the script has the provider’s settings', () => {
  const script = analyticsScript({ provider: 'ga4', measurementId: 'G-ABC' });
  expect(script).toContain('startAnalytics({"provider":"ga4","measurementId":"G-ABC"});');
});
