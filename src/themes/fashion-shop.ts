import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Bone and black: a wall under a skylight, and what hangs before it. */
export const fashionShop: Theme = {
  title: 'Fashion shop look',
  scheme: 'light',
  colors: {
    paper: '#ede8e0',
    surface: '#f8f5ef',
    ink: '#0b0b0b',
    muted: '#57534c',
    line: '#d0c9bd',
    accent: '#0b0b0b',
    onAccent: '#f8f5ef',
    deep: '#0b0b0b',
    onDeep: '#ede8e0',
    tint: '#ddd5c8',
    highlight: '#e6c9b5',
  },
  extra: { hemp: '#a89c84' },
  // Drawn for a smaller size than it is set in: hairlines have to hold an H and a 4 together.
  display: {
    font: fonts.bodoniModa,
    axes: { opsz: 18 },
    weights: [400, 400, 400, 500],
    tracking: -0.035,
  },
  text: { font: fonts.instrumentSans },
  corner: { scale: 0, control: '0' },
  header: {
    variant: 'overlay',
    arrangement: 'center-logo',
    behavior: 'reappearing',
    menuPanel: 'half',
  },
  footer: { tone: 'paper', arrangement: 'directory', signature: false },
};
