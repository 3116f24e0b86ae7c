import { faces } from './faces.ts';
import type { Look } from './look.ts';

/** Mist, magenta and a deep lagoon. */
export const verticalPortfolio: Look = {
  title: 'Vertical portfolio look',
  scheme: 'light',
  colours: {
    paper: '#eaf1f4',
    surface: '#ffffff',
    ink: '#10222b',
    muted: '#48606b',
    line: '#c9d8df',
    accent: '#b4236b',
    onAccent: '#ffffff',
    deep: '#114b5f',
    onDeep: '#eaf6f6',
    tint: '#f6d8e4',
    highlight: '#f2e94e',
  },
  display: { face: faces.sora, weights: [400, 500, 600, 700], tracking: -0.05 },
  text: { face: faces.sora },
  corner: { scale: 1.5, control: '0.75rem' },
  header: { look: 'paper', arrangement: 'left-modern', behaviour: 'fixed', smallScreen: 'start' },
  footer: { look: 'tint', arrangement: 'line', signature: false },
};
