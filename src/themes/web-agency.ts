import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Ink on mint, and the red of a rubber stamp. */
export const webAgency: Theme = {
  title: 'Web agency look',
  scheme: 'light',
  colors: {
    paper: '#a9f0cd',
    surface: '#e2fbef',
    ink: '#0d222b',
    muted: '#25444a',
    line: '#6cc79d',
    accent: '#a80d45',
    onAccent: '#ffffff',
    deep: '#0f2a35',
    onDeep: '#d6fdea',
    tint: '#c9f7e0',
    highlight: '#5cf2b8',
  },
  // Background of the section `tomato-mistake`.
  extra: { tomato: '#f25a3e' },
  display: { font: fonts.redHatDisplay, weights: [600, 700, 800, 900], tracking: -0.035 },
  text: { font: fonts.redHatDisplay },
  corner: { scale: 0.75, control: '0.375rem' },
  header: { variant: 'paper', arrangement: 'row', behavior: 'reappearing', menuPanel: 'side' },
  footer: { tone: 'paper', arrangement: 'facts', signature: false },
};
