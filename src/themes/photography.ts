import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Black, paper white, a grease pencil. */
export const photography: Theme = {
  title: 'Photography look',
  scheme: 'dark',
  colors: {
    paper: '#0d0d0c',
    surface: '#191918',
    ink: '#f5f4f0',
    muted: '#b3b1aa',
    line: '#3b3a37',
    accent: '#ff5a43',
    onAccent: '#160905',
    deep: '#f5f4f0',
    onDeep: '#0d0d0c',
    tint: '#262523',
    highlight: '#e8e2cf',
  },
  display: { font: fonts.libreCaslonDisplay, weights: [400, 400, 400, 400], tracking: -0.015 },
  text: { font: fonts.publicSans },
  corner: { scale: 0, control: '0' },
  header: {
    variant: 'paper',
    arrangement: 'centered',
    behavior: 'reappearing',
    menuPanel: 'full',
  },
  footer: { tone: 'surface', arrangement: 'line', signature: false },
};
