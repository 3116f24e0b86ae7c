import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Cream, coffee and cherry. */
export const cafe: Theme = {
  title: 'Cafe look',
  scheme: 'light',
  colors: {
    paper: '#fff3df',
    surface: '#fffbf2',
    ink: '#2e1a12',
    muted: '#6a5043',
    line: '#ead6b8',
    accent: '#b01e35',
    onAccent: '#ffffff',
    deep: '#4a2a1b',
    onDeep: '#fff0d9',
    tint: '#f6d9b8',
    highlight: '#ffc56b',
  },
  display: { font: fonts.caprasimo, weights: [400, 400, 400, 400], tracking: -0.02 },
  text: { font: fonts.rubik },
  corner: { scale: 1.75, control: '0.875rem' },
  header: {
    variant: 'paper',
    arrangement: 'center-logo',
    behavior: 'reappearing',
    menuPanel: 'classic',
  },
  footer: { tone: 'deep', arrangement: 'hours', signature: false },
};
