import { faces } from './faces.ts';
import type { Look } from './look.ts';

/** Oat, black and brass. */
export const interiorDesign: Look = {
  title: 'Interior design look',
  scheme: 'light',
  colours: {
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
  display: { face: faces.bodoniModa, weights: [500, 500, 500, 600], tracking: -0.035 },
  text: { face: faces.hankenGrotesk },
  corner: { scale: 0, control: '0' },
  header: { look: 'paper', arrangement: 'left-modern', behaviour: 'fixed', smallScreen: 'start' },
  footer: { look: 'ink', arrangement: 'line', signature: false },
};
