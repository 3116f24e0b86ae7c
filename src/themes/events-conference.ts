import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Midnight, coral and lavender. */
export const eventsConference: Theme = {
  title: 'Events conference look',
  scheme: 'dark',
  colors: {
    paper: '#12102b',
    surface: '#1d1a40',
    ink: '#f7f2ff',
    muted: '#c3bce3',
    line: '#3a3569',
    accent: '#ff7a66',
    onAccent: '#1a0e12',
    deep: '#c9b8ff',
    onDeep: '#17123a',
    tint: '#2a2459',
    highlight: '#ffb7a8',
  },
  // Light beams beside coral, and the dark of the orchestra pit.
  extra: { lavender: '#c9b8ff', violet: '#5b3fd6', sodium: '#ffd27a', pit: '#0a0820' },
  display: {
    font: fonts.unbounded,
    weights: [500, 600, 700, 800],
    tracking: -0.045,
    wordSpacing: 0.1,
  },
  text: { font: fonts.manrope },
  corner: { scale: 2.5, control: '999px' },
  header: { variant: 'overlay', arrangement: 'row', behavior: 'fixed', menuPanel: 'full' },
  footer: { tone: 'deep', arrangement: 'statement', signature: false },
};
