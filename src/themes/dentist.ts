import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Aqua, white and coral. */
export const dentist: Theme = {
  title: 'Dentist look',
  scheme: 'light',
  colors: {
    paper: '#f4fcfc',
    surface: '#ffffff',
    ink: '#0f2f3a',
    muted: '#48656f',
    line: '#cbe5e6',
    accent: '#c23546',
    onAccent: '#ffffff',
    deep: '#085a65',
    onDeep: '#ffffff',
    tint: '#cff0ef',
    highlight: '#ffc2b0',
  },
  // For shapes, never for text.
  extra: { coral: '#f4745f' },
  display: { font: fonts.lexend, weights: [500, 600, 600, 700], tracking: -0.035 },
  text: { font: fonts.lexend },
  corner: { scale: 2, control: '1rem' },
  header: { variant: 'surface', arrangement: 'row', behavior: 'fixed', menuPanel: 'side' },
  footer: { tone: 'accent', arrangement: 'closing', signature: false },
};
