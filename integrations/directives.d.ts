import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates at the first pointer, touch, key, focus, wheel or scroll event. With a value, names
     * separated by spaces: at once if the URL has one of them as a query parameter, or `<body>` has
     * one as a data attribute (`cart`, for instance).
     */
    'client:intent'?: boolean | string;
  }
}
