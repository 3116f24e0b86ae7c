declare module '*?inline-script' {
  /** Minified source of a `*.inline.ts` file. */
  const text: string;
  export default text;
}
