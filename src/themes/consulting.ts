import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Ivory and oxblood; words alone, lightly set. */
export const consulting: Theme = {
  title: 'Consulting look',
  scheme: 'light',
  colors: {
    paper: '#fbf8ef',
    surface: '#ffffff',
    ink: '#241815',
    muted: '#63524b',
    line: '#e2d8c3',
    accent: '#7a1f26',
    onAccent: '#ffffff',
    deep: '#5a1219',
    onDeep: '#fbf1e4',
    tint: '#efe6d2',
    highlight: '#e8c77d',
  },
  display: { font: fonts.newsreader, weights: [300, 300, 300, 400], tracking: -0.035 },
  text: { font: fonts.libreFranklin },
  corner: { scale: 0, control: '0' },
  header: {
    variant: 'paper',
    arrangement: 'center-logo',
    behavior: 'reappearing',
    menuPanel: 'modern',
  },
  footer: { tone: 'paper', arrangement: 'ledger', signature: false },
};
