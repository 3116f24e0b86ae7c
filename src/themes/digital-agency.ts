import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Black, white and acid lime, very wide. */
export const digitalAgency: Theme = {
  title: 'Digital agency look',
  scheme: 'dark',
  colors: {
    paper: '#0a0a0a',
    surface: '#161616',
    ink: '#ffffff',
    muted: '#b4b4b4',
    line: '#333333',
    accent: '#c8ff00',
    onAccent: '#0a0a0a',
    deep: '#c8ff00',
    onDeep: '#0a0a0a',
    tint: '#20260f',
    highlight: '#e9ff8f',
  },
  // The darkest color of a film behind the text of the first screen.
  extra: { ember: '#7a9a00' },
  display: {
    font: fonts.archivo,
    axes: { wdth: 125 },
    weights: [700, 800, 900, 900],
    tracking: -0.045,
  },
  text: { font: fonts.archivo },
  corner: { scale: 0, control: '0' },
  header: { variant: 'paper', arrangement: 'row', behavior: 'reverse', menuPanel: 'full' },
  footer: { tone: 'accent', arrangement: 'big-type', signature: false },
};
