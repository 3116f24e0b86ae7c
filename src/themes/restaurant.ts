import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Charcoal, saffron and linen. */
export const restaurant: Theme = {
  title: 'Restaurant look',
  scheme: 'dark',
  colors: {
    paper: '#1c1a18',
    surface: '#272421',
    ink: '#f3ecdf',
    muted: '#c2b7a6',
    line: '#443e37',
    accent: '#e8a33d',
    onAccent: '#1c1408',
    deep: '#efe4d0',
    onDeep: '#2a241d',
    tint: '#302821',
    highlight: '#f5cf87',
  },
  extra: { thread: '#c8321b', clay: '#cc7b44' },
  display: { font: fonts.cormorant, weights: [500, 500, 500, 600], tracking: -0.01 },
  text: { font: fonts.jost },
  corner: { scale: 0, control: '0' },
  header: {
    variant: 'overlay',
    arrangement: 'centered',
    behavior: 'reappearing',
    menuPanel: 'full',
  },
  footer: { tone: 'ink', arrangement: 'big-type', signature: false },
};
