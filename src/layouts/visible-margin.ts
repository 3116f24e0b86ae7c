/**
 * Options of `client:visible` for islands below the first screen: they hydrate a short scroll before
 * they are visible. Astro accepts an expression there, not a string.
 */
export const visibleMargin = { rootMargin: '400px' };
