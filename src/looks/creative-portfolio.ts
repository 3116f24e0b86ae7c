import { faces } from './faces.ts';
import type { Look } from './look.ts';

/** Warm white, plum, and a serif that wobbles. */
export const creativePortfolio: Look = {
  title: 'Creative portfolio look',
  scheme: 'light',
  colours: {
    paper: '#fbf7f2',
    surface: '#ffffff',
    ink: '#2a1d16',
    muted: '#665549',
    line: '#e7dacb',
    accent: '#b8371e',
    onAccent: '#ffffff',
    deep: '#6a2e4b',
    onDeep: '#fff3ea',
    tint: '#f3dce2',
    highlight: '#f7c948',
  },
  display: {
    face: faces.fraunces,
    axes: { WONK: 1 },
    weights: [500, 600, 700, 900],
    tracking: -0.035,
  },
  text: { face: faces.fraunces },
  corner: { scale: 1, control: '1.25rem 0.5rem 1rem 0.375rem' },
  header: { look: 'paper', arrangement: 'row', behaviour: 'reappearing', smallScreen: 'modern' },
  footer: { look: 'accent-tint', arrangement: 'people', signature: false },
};
