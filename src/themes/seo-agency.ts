import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Sky, a sunny yellow and ink. */
export const seoAgency: Theme = {
  title: 'SEO agency look',
  scheme: 'light',
  colors: {
    paper: '#ddf1fc',
    surface: '#ffffff',
    ink: '#14213d',
    muted: '#45526e',
    line: '#b5d6e8',
    accent: '#0b5fb0',
    onAccent: '#ffffff',
    deep: '#14385e',
    onDeep: '#f3faff',
    tint: '#ffe27a',
    highlight: '#ffd02e',
  },
  // Links of search results, text that exceeds a line, and the ground of the town and of the phone book.
  extra: { result: '#1a0dab', alarm: '#c22f12', sky: '#8ccdf5' },
  display: {
    font: fonts.outfit,
    weights: [600, 700, 800, 900],
    tracking: -0.03,
    wordSpacing: 0.09,
  },
  text: { font: fonts.outfit },
  corner: { scale: 1.5, control: '0.9375rem' },
  header: { variant: 'overlay', arrangement: 'row', behavior: 'reappearing', menuPanel: 'half' },
  footer: { tone: 'deep', arrangement: 'line', signature: false },
};
