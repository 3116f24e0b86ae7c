import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Bone, olive and amber, with air between the letters. */
export const spaSalon: Theme = {
  title: 'Spa salon look',
  scheme: 'light',
  colors: {
    paper: '#f2eee4',
    surface: '#fbf9f3',
    ink: '#2a2c1f',
    muted: '#5d5f4f',
    line: '#d9d3c2',
    accent: '#85530e',
    onAccent: '#ffffff',
    deep: '#4a5230',
    onDeep: '#f6f4e6',
    tint: '#e2e1cc',
    highlight: '#e9be6b',
  },
  display: { font: fonts.tenorSans, weights: [400, 400, 400, 400], tracking: 0.01 },
  text: { font: fonts.mukta },
  corner: { scale: 0, control: '0.0625rem' },
  header: {
    variant: 'paper',
    arrangement: 'top-logo',
    behavior: 'reappearing',
    menuPanel: 'side',
  },
  footer: { tone: 'deep-tint', arrangement: 'closing', signature: false },
};
