import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Terminal green on the paper of a line printer. */
export const freelancer: Theme = {
  title: 'Freelancer look',
  scheme: 'light',
  colors: {
    paper: '#f2f5e9',
    surface: '#fafbf4',
    ink: '#0e2a1b',
    muted: '#476052',
    line: '#c3d1bf',
    accent: '#0a6b33',
    onAccent: '#ffffff',
    deep: '#0c3320',
    onDeep: '#dcefd3',
    tint: '#d7ebd3',
    highlight: '#b9ee7e',
  },
  // Card stock and its ink; striped paper; a lake; a desk seen through punched holes.
  extra: {
    manila: '#ead9a8',
    manilaInk: '#2d2410',
    blueBar: '#d8e6ef',
    lake: '#cfdfe2',
    desk: '#8a6a4e',
  },
  display: {
    font: fonts.jetbrainsMono,
    weights: [500, 600, 700, 800],
    tracking: -0.065,
    wordSpacing: -0.14,
  },
  text: { font: fonts.ibmPlexSans },
  corner: { scale: 0.25, control: '0.125rem' },
  header: {
    variant: 'overlay',
    arrangement: 'row',
    behavior: 'reappearing',
    menuPanel: 'classic',
  },
  footer: { tone: 'paper', arrangement: 'letter', signature: false },
};
