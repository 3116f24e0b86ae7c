import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** White and peach paper on a peach table, ink-blue ball pen, coral and teal for corrections. */
export const startup: Theme = {
  title: 'Startup look',
  scheme: 'light',
  colors: {
    paper: '#fff4ec',
    surface: '#ffffff',
    ink: '#1b1b3a',
    muted: '#565672',
    line: '#f0dccd',
    accent: '#c8402f',
    onAccent: '#ffffff',
    deep: '#0e6b66',
    onDeep: '#ffffff',
    tint: '#d6efec',
    highlight: '#ffd58a',
  },
  extra: {
    coral: '#ff6f5e',
    teal: '#14a098',
    sun: '#ffc35a',
    mint: '#5fd0c8',
    mark: '#d9481c',
    marker: '#ffd95a',
    table: '#ffcdae',
  },
  display: { font: fonts.familjenGrotesk, weights: [500, 600, 700, 700], tracking: -0.02 },
  text: { font: fonts.figtree },
  corner: {
    scale: 1,
    control: '1.75rem 0.5rem 1.5rem 0.625rem / 0.5rem 1.625rem 0.625rem 1.75rem',
  },
  header: {
    variant: 'overlay',
    arrangement: 'centered',
    behavior: 'reappearing',
    menuPanel: 'full',
  },
  footer: { tone: 'ink', arrangement: 'closing', signature: false },
};
