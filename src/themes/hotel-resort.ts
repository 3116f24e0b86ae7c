import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Sea, sand and terracotta. */
export const hotelResort: Theme = {
  title: 'Hotel resort look',
  scheme: 'light',
  colors: {
    paper: '#faf5ec',
    surface: '#ffffff',
    ink: '#12313a',
    muted: '#4a626a',
    line: '#e0d5c2',
    accent: '#a4462a',
    onAccent: '#ffffff',
    deep: '#0f5563',
    onDeep: '#f3faf8',
    tint: '#cfe6e4',
    highlight: '#f0c9a0',
  },
  extra: {
    sand: '#ecd9b8',
    sky: '#b4d1da',
    shallow: '#7fb9b8',
    dusk: '#eeb48f',
    gloom: '#54445f',
    night: '#0b2733',
    rock: '#8a5a44',
  },
  display: { font: fonts.marcellus, weights: [400, 400, 400, 400], tracking: 0 },
  text: { font: fonts.mulish },
  corner: { scale: 0.75, control: '0.25rem' },
  header: {
    variant: 'overlay',
    arrangement: 'row',
    behavior: 'reverse',
    menuPanel: 'half',
    collapse: 'always',
  },
  footer: { tone: 'deep', arrangement: 'facts', signature: false },
};
