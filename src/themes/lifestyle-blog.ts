import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Rose and cream, like a drying watercolor. */
export const lifestyleBlog: Theme = {
  title: 'Lifestyle blog look',
  scheme: 'light',
  colors: {
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
    /** Light of a lamp, left out of a wash. */
    lamplight: '#fff3d4',
  },
  display: { font: fonts.youngSerif, weights: [400, 400, 400, 400], tracking: -0.015 },
  text: { font: fonts.nunitoSans },
  corner: { scale: 1.5, control: '999px' },
  header: {
    variant: 'paper',
    arrangement: 'top-logo',
    behavior: 'reappearing',
    menuPanel: 'side',
  },
  footer: { tone: 'accent-tint', arrangement: 'letter', signature: false },
};
