import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Black, chalk and signal red, in tall letters. */
export const gymFitness: Theme = {
  title: 'Gym fitness look',
  scheme: 'dark',
  colors: {
    paper: '#0d0d0d',
    surface: '#1a1a1a',
    ink: '#f4f1ea',
    muted: '#b9b5ac',
    line: '#3a3936',
    accent: '#ff4a3d',
    onAccent: '#0d0d0d',
    deep: '#f4f1ea',
    onDeep: '#0d0d0d',
    tint: '#2b1613',
    highlight: '#ff9a90',
  },
  display: { font: fonts.bigShoulders, weights: [700, 800, 900, 900], tracking: -0.01 },
  text: { font: fonts.barlow },
  corner: { scale: 0.25, control: '0.125rem' },
  header: { variant: 'paper', arrangement: 'row', behavior: 'fixed', menuPanel: 'full' },
  footer: { tone: 'deep', arrangement: 'statement', signature: false },
};
