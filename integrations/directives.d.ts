import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates at the first pointer, touch, key, focus, wheel or scroll. With names of
     * query parameters, parted by spaces: at once where the address carries one of them.
     */
    'client:intent'?: boolean | string;
  }
}
