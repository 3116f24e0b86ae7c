import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Navy, stone and one brass line. */
export const corporate: Theme = {
  title: 'Corporate look',
  scheme: 'light',
  colors: {
    paper: '#f5f3ee',
    surface: '#ffffff',
    ink: '#0f1e33',
    muted: '#4c5666',
    line: '#d5d0c4',
    accent: '#7b5c12',
    onAccent: '#ffffff',
    deep: '#12294a',
    onDeep: '#f7f4ec',
    tint: '#e6e1d6',
    highlight: '#d9b65c',
  },
  grounds: { inkAccent: '#d9b65c' },
  extra: { brass: '#a8822f' },
  display: { font: fonts.schibstedGrotesk, weights: [500, 600, 600, 700], tracking: -0.015 },
  text: { font: fonts.sourceSerif },
  corner: { scale: 0.25, control: '0.125rem' },
  header: { variant: 'surface', arrangement: 'row', behavior: 'fixed', menuPanel: 'classic' },
  footer: { tone: 'deep', arrangement: 'directory', signature: false },
};
