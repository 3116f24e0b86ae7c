import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** One half night, one half cloth tape; ember for audio. */
export const splitPortfolio: Theme = {
  title: 'Split portfolio look',
  scheme: 'light',
  colors: {
    paper: '#f0ede5',
    surface: '#fffdf8',
    ink: '#14181a',
    muted: '#555955',
    line: '#cdc8bb',
    accent: '#a8380f',
    onAccent: '#ffffff',
    deep: '#0e181d',
    onDeep: '#e9eff1',
    tint: '#e0dbce',
    highlight: '#ff9c61',
  },
  display: { font: fonts.manrope, weights: [500, 600, 800, 800], tracking: -0.05 },
  text: { font: fonts.manrope },
  corner: { scale: 0.25, control: '0.125rem' },
  header: {
    variant: 'overlay-light',
    arrangement: 'row',
    behavior: 'reappearing',
    menuPanel: 'half',
    collapse: 'always',
  },
  footer: { tone: 'deep', arrangement: 'line', signature: false },
};
