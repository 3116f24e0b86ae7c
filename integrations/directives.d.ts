import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates at the first pointer, touch, key, focus, wheel or scroll. With names of
     * query parameters, parted by spaces: at once where the address carries one of them.
     */
    'client:intent'?: boolean | string;
    /**
     * The key of something that this device may keep (`localStorage`): hydrates at once where
     * it does, else at the first sign that somebody is there.
     */
    'client:kept'?: string;
  }
}
