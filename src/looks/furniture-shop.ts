import { faces } from './faces.ts';
import type { Look } from './look.ts';

/** One solid colour: apricot, with moss and rust. */
export const furnitureShop: Look = {
  title: 'Furniture shop look',
  scheme: 'light',
  colours: {
    paper: '#f3d9c2',
    surface: '#fff5ec',
    ink: '#2b1d14',
    muted: '#604a3b',
    line: '#ddbb9c',
    accent: '#8f2f10',
    onAccent: '#ffffff',
    deep: '#1e4d4a',
    onDeep: '#f6ede0',
    tint: '#c9d8cf',
    highlight: '#f6b24a',
  },
  display: { face: faces.jost, weights: [400, 500, 500, 600], tracking: -0.035 },
  text: { face: faces.jost },
  corner: { scale: 1.5, control: '999px' },
  header: { look: 'paper', arrangement: 'row', behaviour: 'reappearing', smallScreen: 'side' },
  footer: { look: 'accent-tint', arrangement: 'subscribe', signature: false },
};
