import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Six lime-fast pigments and no other color. */
export const blogMetro: Theme = {
  title: 'Blog metro look',
  scheme: 'light',
  colors: {
    paper: '#efe9dc',
    surface: '#f8f4ea',
    ink: '#1f2223',
    muted: '#59554d',
    line: '#cfc7b5',
    accent: '#a33d28',
    onAccent: '#fbf6ea',
    deep: '#22497c',
    onDeep: '#f4efe3',
    tint: '#ead9b4',
    highlight: '#e5b65c',
  },
  // Chrome green; the other five pigments are paper, ink, accent, highlight and deep.
  extra: { chrome: '#2f6a52' },
  display: { font: fonts.chivo, weights: [300, 300, 300, 900], tracking: -0.03 },
  text: { font: fonts.chivo },
  corner: { scale: 0, control: '0' },
  header: { variant: 'paper', arrangement: 'row', behavior: 'reappearing', menuPanel: 'side' },
  footer: { tone: 'deep', arrangement: 'facts', signature: false },
};
