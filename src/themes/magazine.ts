import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Newsprint and black; red for what happened afterward. */
export const magazine: Theme = {
  title: 'Magazine look',
  scheme: 'light',
  colors: {
    paper: '#f3efe4',
    surface: '#fbf8f0',
    ink: '#161412',
    muted: '#575149',
    line: '#cfc7b5',
    accent: '#b5121b',
    onAccent: '#ffffff',
    deep: '#161412',
    onDeep: '#f3efe4',
    tint: '#e6dfcd',
    highlight: '#f2d16b',
  },
  display: { font: fonts.dmSerifDisplay, weights: [400, 400, 400, 400], tracking: -0.015 },
  text: { font: fonts.libreFranklin },
  corner: { scale: 0, control: '0' },
  header: { variant: 'ink', arrangement: 'row', behavior: 'reappearing', menuPanel: 'classic' },
  footer: { tone: 'ink', arrangement: 'directory', signature: false },
};
