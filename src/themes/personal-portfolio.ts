import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Sun yellow and ink. */
export const personalPortfolio: Theme = {
  title: 'Personal portfolio look',
  scheme: 'light',
  colors: {
    paper: '#ffcb1f',
    surface: '#fff3c9',
    ink: '#1a1712',
    muted: '#4a4020',
    line: '#d9a400',
    accent: '#3b1e6d',
    onAccent: '#ffffff',
    deep: '#1a1712',
    onDeep: '#ffe89a',
    tint: '#ffe07a',
    highlight: '#fff1b8',
  },
  // A table in its pictures, and the color of a life jacket.
  extra: { plum: '#2d1f52', flare: '#f0541e' },
  display: { font: fonts.gabarito, weights: [600, 700, 800, 900], tracking: -0.04 },
  text: { font: fonts.gabarito },
  corner: { scale: 1, control: '999px' },
  header: { variant: 'paper', arrangement: 'row', behavior: 'reverse', menuPanel: 'classic' },
  footer: { tone: 'paper', arrangement: 'ledger', signature: false },
};
