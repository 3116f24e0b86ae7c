import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates at the first pointer, touch, key, focus, wheel or scroll event. A value lists names
     * separated by spaces: hydrates at once if the URL has one as query parameter, or `<body>` has
     * one as a data attribute (`cart`, for instance).
     */
    'client:intent'?: boolean | string;
  }
}
