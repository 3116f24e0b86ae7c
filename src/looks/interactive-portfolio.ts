import { faces } from './faces.ts';
import type { Look } from './look.ts';

/** Graphite that lets the work colour it. */
export const interactivePortfolio: Look = {
  title: 'Interactive portfolio look',
  scheme: 'dark',
  colours: {
    paper: '#15171a',
    surface: '#1f2226',
    ink: '#f2f2ee',
    muted: '#aeb2b5',
    line: '#363a3f',
    accent: '#8fb8ff',
    onAccent: '#0b1626',
    deep: '#e3e0d6',
    onDeep: '#15171a',
    tint: '#22303f',
    highlight: '#f4e285',
  },
  display: { face: faces.hostGrotesk, weights: [300, 400, 400, 500], tracking: -0.045 },
  text: { face: faces.hostGrotesk },
  corner: { scale: 0.5, control: '0.5rem' },
  header: { look: 'paper', arrangement: 'row', behaviour: 'reverse', smallScreen: 'full' },
  footer: { look: 'paper', arrangement: 'line', signature: false },
};
