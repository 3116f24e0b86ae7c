import { faces } from './faces.ts';
import type { Look } from './look.ts';

/** Tiles in six colours, lightly lettered. */
export const blogMetro: Look = {
  title: 'Blog metro look',
  scheme: 'light',
  colours: {
    paper: '#f2f2f2',
    surface: '#ffffff',
    ink: '#111111',
    muted: '#525252',
    line: '#cfcfcf',
    accent: '#c2185b',
    onAccent: '#ffffff',
    deep: '#00518f',
    onDeep: '#ffffff',
    tint: '#8fe3cb',
    highlight: '#ffb900',
  },
  display: { face: faces.chivo, weights: [300, 300, 300, 400], tracking: -0.035 },
  text: { face: faces.chivo },
  corner: { scale: 0, control: '0' },
  header: { look: 'ink', arrangement: 'row', behaviour: 'fixed', smallScreen: 'side' },
  footer: { look: 'deep', arrangement: 'facts', signature: false },
};
