/** Grounds that a section or a footer may have: see tones.css. */
export type Tone =
  | 'paper'
  | 'surface'
  | 'tint'
  | 'highlight'
  | 'accent-tint'
  | 'deep-tint'
  | 'accent'
  | 'deep'
  | 'ink';
