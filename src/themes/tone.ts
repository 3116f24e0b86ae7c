/** Backgrounds of a section or a footer, defined in tones.css. */
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
