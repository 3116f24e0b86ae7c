declare module '*?inline-script' {
  /** The minified text of a `*.inline.ts` file. */
  const text: string;
  export default text;
}
