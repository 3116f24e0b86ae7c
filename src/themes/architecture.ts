import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Concrete white, black and one red line; the only warm color is that of a lamp in a window. */
export const architecture: Theme = {
  title: 'Architecture look',
  scheme: 'light',
  colors: {
    paper: '#efefec',
    surface: '#fafaf8',
    ink: '#111111',
    muted: '#555552',
    line: '#cfcfca',
    accent: '#c4120c',
    onAccent: '#ffffff',
    deep: '#2a2b2b',
    onDeep: '#f2f2ef',
    tint: '#dededa',
    highlight: '#f6d79b',
  },
  // Section line, as in architectural drawings, over pictures; too bright for text on paper.
  extra: { redline: '#e8291c' },
  display: { font: fonts.epilogue, weights: [300, 400, 400, 500], tracking: -0.05 },
  text: { font: fonts.interTight },
  corner: { scale: 0, control: '0' },
  header: {
    variant: 'overlay-light',
    arrangement: 'row',
    behavior: 'reverse',
    menuPanel: 'modern',
  },
  footer: { tone: 'ink', arrangement: 'line', signature: false },
};
