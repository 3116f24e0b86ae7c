import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties: numbers and lengths that a style rule reads. */
    [property: `--${string}`]: string | number | undefined;
  }
}
