import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Swiss red, white and black, tightly set. */
export const designAgency: Theme = {
  title: 'Design agency look',
  scheme: 'light',
  colors: {
    paper: '#ffffff',
    surface: '#f4f4f4',
    ink: '#000000',
    muted: '#525252',
    line: '#d0d0d0',
    accent: '#d00012',
    onAccent: '#ffffff',
    deep: '#b8000e',
    onDeep: '#ffffff',
    tint: '#ededed',
    highlight: '#ffd400',
  },
  display: { font: fonts.instrumentSans, weights: [600, 700, 700, 700], tracking: -0.04 },
  text: { font: fonts.instrumentSans },
  corner: { scale: 0, control: '0' },
  header: { variant: 'surface', arrangement: 'row', behavior: 'reverse', menuPanel: 'full' },
  footer: { tone: 'accent', arrangement: 'statement', signature: false },
};
