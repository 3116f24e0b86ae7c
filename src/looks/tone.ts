/** Grounds that a section or a footer may have: see tones.css. */
export const tones = [
  'paper',
  'surface',
  'tint',
  'highlight',
  'accent-tint',
  'deep-tint',
  'accent',
  'deep',
  'ink',
] as const;
export type Tone = (typeof tones)[number];
