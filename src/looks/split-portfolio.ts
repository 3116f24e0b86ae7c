import { faces } from './faces.ts';
import type { Look } from './look.ts';

/** One half night, one half cloth tape; ember for what can be heard. */
export const splitPortfolio: Look = {
  title: 'Split portfolio look',
  scheme: 'light',
  colours: {
    paper: '#f0ede5',
    surface: '#fffdf8',
    ink: '#14181a',
    muted: '#555955',
    line: '#cdc8bb',
    accent: '#a8380f',
    onAccent: '#ffffff',
    deep: '#0e181d',
    onDeep: '#e9eff1',
    tint: '#e0dbce',
    highlight: '#ff9c61',
  },
  display: { face: faces.manrope, weights: [500, 600, 800, 800], tracking: -0.05 },
  text: { face: faces.manrope },
  corner: { scale: 0.25, control: '0.125rem' },
  header: {
    look: 'overlay-light',
    arrangement: 'row',
    behaviour: 'reappearing',
    smallScreen: 'half',
    collapse: 'always',
  },
  footer: { look: 'deep', arrangement: 'line', signature: false },
};
