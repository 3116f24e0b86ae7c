import { faces } from './faces.ts';
import type { Look } from './look.ts';

/** Ink and mint. */
export const webAgency: Look = {
  title: 'Web agency look',
  scheme: 'dark',
  colours: {
    paper: '#0c1b1e',
    surface: '#13292d',
    ink: '#e9fff6',
    muted: '#a9c7c0',
    line: '#28464a',
    accent: '#5cf2b8',
    onAccent: '#06211a',
    deep: '#bff7e0',
    onDeep: '#0b2a24',
    tint: '#12353a',
    highlight: '#e6ff9c',
  },
  display: { face: faces.redHatDisplay, weights: [600, 700, 800, 900], tracking: -0.03 },
  text: { face: faces.redHatDisplay },
  corner: { scale: 1.25, control: '0.625rem' },
  header: { look: 'paper', arrangement: 'row', behaviour: 'reappearing', smallScreen: 'side' },
  footer: { look: 'deep', arrangement: 'facts', signature: false },
};
