import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Cream, tomato and cobalt, cut out of paper. */
export const marketingAgency: Theme = {
  title: 'Marketing agency look',
  scheme: 'light',
  colors: {
    paper: '#fff6e5',
    surface: '#fffdf6',
    ink: '#1e1a16',
    muted: '#5d534a',
    line: '#e8d9bc',
    accent: '#c22f17',
    onAccent: '#ffffff',
    deep: '#1b3fa8',
    onDeep: '#fff6e5',
    tint: '#f9d9c7',
    highlight: '#ffc94a',
  },
  extra: { tomato: '#e8512f' },
  display: { font: fonts.gloock, weights: [400, 400, 400, 400], tracking: -0.015 },
  text: { font: fonts.dmSans },
  corner: { scale: 0, control: '0' },
  header: { variant: 'paper', arrangement: 'row', behavior: 'reverse', menuPanel: 'half' },
  footer: { tone: 'accent', arrangement: 'line', signature: false },
};
