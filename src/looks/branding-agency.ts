import { faces } from './faces.ts';
import type { Look } from './look.ts';

/** Flat blocks: pink, yellow, green and indigo. */
export const brandingAgency: Look = {
  title: 'Branding agency look',
  scheme: 'light',
  colours: {
    paper: '#f7b5c9',
    surface: '#fff4f0',
    ink: '#1b0f3b',
    muted: '#43325f',
    line: '#d98ba6',
    accent: '#3a1bd1',
    onAccent: '#ffffff',
    deep: '#0a5236',
    onDeep: '#fff4f0',
    tint: '#ffe08a',
    highlight: '#7ce3c3',
  },
  display: { face: faces.delaGothicOne, weights: [400, 400, 400, 400], tracking: -0.025 },
  text: { face: faces.albertSans },
  corner: { scale: 0, control: '999px' },
  header: { look: 'paper', arrangement: 'row', behaviour: 'static', smallScreen: 'half' },
  footer: { look: 'highlight', arrangement: 'big-type', signature: false },
};
