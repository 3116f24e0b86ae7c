import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates at the first pointer, touch, key, focus, wheel or scroll. With the
     * name of a query parameter: at once where the address carries it.
     */
    'client:intent'?: boolean | string;
  }
}
