import { faces } from './faces.ts';
import type { Look } from './look.ts';

/** Rose and cream, as a page of water color dries. */
export const lifestyleBlog: Look = {
  title: 'Lifestyle blog look',
  scheme: 'light',
  colours: {
    paper: '#fdf3f1',
    surface: '#fffcfa',
    ink: '#3a1f2a',
    muted: '#70545e',
    line: '#f0d9d6',
    accent: '#b03a5b',
    onAccent: '#ffffff',
    deep: '#7a2443',
    onDeep: '#fff1ec',
    tint: '#f8d9dc',
    highlight: '#ffd6a5',
  },
  extra: {
    /** Left out of a wash where a lamp stands. */
    lamplight: '#fff3d4',
  },
  display: { face: faces.youngSerif, weights: [400, 400, 400, 400], tracking: -0.015 },
  text: { face: faces.nunitoSans },
  corner: { scale: 1.5, control: '999px' },
  header: { look: 'paper', arrangement: 'top-logo', behaviour: 'reappearing', smallScreen: 'side' },
  footer: { look: 'accent-tint', arrangement: 'letter', signature: false },
};
