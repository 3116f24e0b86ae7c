/** Larkfield's colours, and the few tints that its drawings share. */
export const palette = {
  paper: '#f6f3ec',
  surface: '#fffdf8',
  ink: '#14211b',
  muted: '#5a665f',
  line: '#d9d4c7',
  field: '#1f5e45',
  fieldDeep: '#143f2f',
  fieldPale: '#dcE8dd',
  vermilion: '#d9481c',
  vermilionPale: '#f9dccf',
  sky: '#cfe3ea',
  skyDeep: '#7fb0c0',
  sun: '#f0b64a',
} as const;
