import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Layers of dusk, and saffron. */
export const travelAgency: Theme = {
  title: 'Travel agency look',
  scheme: 'dark',
  colors: {
    paper: '#231b3a',
    surface: '#31274e',
    ink: '#fff1e0',
    muted: '#cdbfd4',
    line: '#4c3f6b',
    accent: '#ffb238',
    onAccent: '#2a1a05',
    deep: '#f3a98b',
    onDeep: '#2a1838',
    tint: '#3c2f5f',
    highlight: '#ffd9a0',
  },
  extra: {
    indigo: '#1d1842',
    plum: '#33274f',
    bank: '#1a1430',
    night: '#120d24',
    coupon: '#fbe8c8',
  },
  display: { font: fonts.youngSerif, weights: [400, 400, 400, 400], tracking: -0.025 },
  text: { font: fonts.nunitoSans },
  corner: { scale: 1.25, control: '0.75rem' },
  header: {
    variant: 'overlay',
    arrangement: 'row',
    behavior: 'reappearing',
    menuPanel: 'half',
  },
  footer: { tone: 'deep', arrangement: 'letter', signature: false },
};
