import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Green-black ink, mint and paper. */
export const finance: Theme = {
  title: 'Finance look',
  scheme: 'light',
  colors: {
    paper: '#f3f6f0',
    surface: '#ffffff',
    ink: '#0b1f1a',
    muted: '#47574f',
    line: '#cfd8d0',
    accent: '#0b6a4c',
    onAccent: '#ffffff',
    deep: '#0c2b23',
    onDeep: '#eaf6ef',
    tint: '#d3ede0',
    highlight: '#9fe8c4',
  },
  extra: { brass: '#c49a4c' },
  display: { font: fonts.hankenGrotesk, weights: [400, 500, 600, 700], tracking: -0.035 },
  text: { font: fonts.newsreader },
  corner: { scale: 0.5, control: '0.375rem' },
  header: {
    variant: 'overlay-light',
    arrangement: 'row',
    behavior: 'reappearing',
    menuPanel: 'classic',
  },
  footer: { tone: 'tint', arrangement: 'ledger', signature: false },
};
