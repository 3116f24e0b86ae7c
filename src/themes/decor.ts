import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Plaster, clay and bottle green. */
export const decor: Theme = {
  title: 'Decor look',
  scheme: 'light',
  colors: {
    paper: '#efe7dc',
    surface: '#f9f4ec',
    ink: '#1e2a24',
    muted: '#4f564d',
    line: '#d5c8b6',
    accent: '#94452a',
    onAccent: '#ffffff',
    deep: '#14402f',
    onDeep: '#f1eadb',
    tint: '#e3cdb9',
    highlight: '#d9b48a',
  },
  display: { font: fonts.italiana, weights: [400, 400, 400, 400], tracking: 0 },
  text: { font: fonts.workSans },
  corner: { scale: 4, control: '0.375rem' },
  header: { variant: 'paper', arrangement: 'row', behavior: 'reappearing', menuPanel: 'half' },
  footer: { tone: 'deep-tint', arrangement: 'directory', signature: false },
};
