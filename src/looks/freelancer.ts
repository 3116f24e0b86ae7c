import { faces } from './faces.ts';
import type { Look } from './look.ts';

/** Terminal green on paper. */
export const freelancer: Look = {
  title: 'Freelancer look',
  scheme: 'light',
  colours: {
    paper: '#f4f1e6',
    surface: '#fbf9f0',
    ink: '#14241a',
    muted: '#4e5d50',
    line: '#d3d0bc',
    accent: '#0b7030',
    onAccent: '#ffffff',
    deep: '#0c2a17',
    onDeep: '#8cf2ae',
    tint: '#ddebd8',
    highlight: '#b6f26b',
  },
  display: { face: faces.jetbrainsMono, weights: [500, 600, 700, 800], tracking: -0.065 },
  text: { face: faces.ibmPlexSans },
  corner: { scale: 0.25, control: '0.125rem' },
  header: { look: 'paper', arrangement: 'row', behaviour: 'reverse', smallScreen: 'classic' },
  footer: { look: 'deep', arrangement: 'ledger', signature: false },
};
