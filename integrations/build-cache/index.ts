import type { AstroIntegration } from 'astro';
import { pruneBuildCache } from './build-cache.ts';

/** Keeps the build cache within its limit. The last integration: the others have filled it. */
export function buildCacheLimit(): AstroIntegration {
  return { name: 'site:build-cache', hooks: { 'astro:build:done': pruneBuildCache } };
}
