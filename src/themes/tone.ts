/** Grounds that a section or a footer may have: see tones.css. */
export type Tone =
  | 'paper'
  | 'surface'
  | 'sky'
  | 'butter'
  | 'peach'
  | 'sage'
  | 'vermilion'
  | 'field'
  | 'ink';
