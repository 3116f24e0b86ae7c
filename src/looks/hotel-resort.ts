import { faces } from './faces.ts';
import type { Look } from './look.ts';

/** Sea, sand and terracotta. */
export const hotelResort: Look = {
  title: 'Hotel resort look',
  scheme: 'light',
  colours: {
    paper: '#faf5ec',
    surface: '#ffffff',
    ink: '#12313a',
    muted: '#4a626a',
    line: '#e0d5c2',
    accent: '#a4462a',
    onAccent: '#ffffff',
    deep: '#0f5563',
    onDeep: '#f3faf8',
    tint: '#cfe6e4',
    highlight: '#f0c9a0',
  },
  display: { face: faces.marcellus, weights: [400, 400, 400, 400], tracking: 0 },
  text: { face: faces.mulish },
  corner: { scale: 0.75, control: '0.25rem' },
  header: {
    look: 'overlay-light',
    arrangement: 'center-logo',
    behaviour: 'reappearing',
    smallScreen: 'side',
  },
  footer: { look: 'deep', arrangement: 'map', signature: false },
};
