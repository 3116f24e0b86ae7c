import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates at the first pointer, touch, key, focus, wheel or scroll. With names of
     * query parameters, parted by spaces: at once where the address carries one of them;
     * so it does where the body of the page has one as its data, `cart` for instance.
     */
    'client:intent'?: boolean | string;
  }
}
