import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Oat, black and brass. */
export const interiorDesign: Theme = {
  title: 'Interior design look',
  scheme: 'light',
  colors: {
    paper: '#e9e1d3',
    surface: '#f6f1e7',
    ink: '#14110d',
    muted: '#5a5247',
    line: '#cec2ae',
    accent: '#70520e',
    onAccent: '#ffffff',
    deep: '#191613',
    onDeep: '#efe6d3',
    tint: '#d9ccb6',
    highlight: '#d6b25e',
  },
  // Red of hurricane warning flags.
  extra: { flag: '#a8231a' },
  // Optical size of a title page, not of a poster: thin strokes of figures have to be readable.
  display: {
    font: fonts.bodoniModa,
    axes: { opsz: 16 },
    weights: [500, 500, 500, 600],
    tracking: -0.035,
  },
  text: { font: fonts.hankenGrotesk },
  corner: { scale: 0, control: '0' },
  header: {
    variant: 'ink',
    arrangement: 'left-modern',
    behavior: 'fixed',
    menuPanel: 'start',
    collapse: 'always',
  },
  footer: { tone: 'ink', arrangement: 'line', signature: false },
};
