import type { AstroIntegration } from 'astro';
import { pruneBuildCache } from './build-cache.ts';

/**
 * Keeps the build cache within its size limit. Has to be the last integration: the others fill it.
 */
export function buildCacheLimit(): AstroIntegration {
  return { name: 'site:build-cache', hooks: { 'astro:build:done': pruneBuildCache } };
}
