import { faces } from './faces.ts';
import type { Look } from './look.ts';

/** One half ember, one half night blue. */
export const splitPortfolio: Look = {
  title: 'Split portfolio look',
  scheme: 'light',
  colours: {
    paper: '#f3f5f0',
    surface: '#ffffff',
    ink: '#17201a',
    muted: '#515c54',
    line: '#cfd6cc',
    accent: '#bc3500',
    onAccent: '#ffffff',
    deep: '#23395b',
    onDeep: '#eef3fa',
    tint: '#d6deea',
    highlight: '#ffb26b',
  },
  display: { face: faces.manrope, weights: [500, 600, 700, 800], tracking: -0.05 },
  text: { face: faces.manrope },
  corner: { scale: 0.25, control: '0.25rem' },
  header: { look: 'paper', arrangement: 'row', behaviour: 'reappearing', smallScreen: 'half' },
  footer: { look: 'deep', arrangement: 'line', signature: false },
};
