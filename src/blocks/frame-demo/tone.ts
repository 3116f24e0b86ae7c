/** Grounds that a section of a demo page may have: see tones.css. */
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
