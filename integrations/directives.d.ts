import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates at the first pointer, touch, key, focus, wheel or scroll event. The value is a list
     * of names, separated by spaces: hydrates at once if a query parameter of the URL or a data
     * attribute of `<body>` has one of these names, such as `cart`.
     */
    'client:intent'?: boolean | string;
  }
}
