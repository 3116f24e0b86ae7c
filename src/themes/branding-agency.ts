import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Flat blocks: pink, indigo, yellow, green, mint and tomato. */
export const brandingAgency: Theme = {
  title: 'Branding agency look',
  scheme: 'light',
  colors: {
    paper: '#ff9fc6',
    surface: '#fff4ea',
    ink: '#170a3a',
    muted: '#3a2460',
    line: '#d96b9c',
    accent: '#2a12c4',
    onAccent: '#fff4ea',
    deep: '#08532f',
    onDeep: '#fff4ea',
    tint: '#ffc600',
    highlight: '#5ce0a0',
  },
  extra: { tomato: '#ff5a36', kraft: '#c1935c' },
  display: { font: fonts.delaGothicOne, weights: [400, 400, 400, 400], tracking: -0.025 },
  text: { font: fonts.albertSans },
  corner: { scale: 0, control: '0' },
  header: { variant: 'paper', arrangement: 'row', behavior: 'reappearing', menuPanel: 'half' },
  footer: { tone: 'highlight', arrangement: 'big-type', signature: false },
};
