import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Coral, sand and ink; everything round. */
export const application: Theme = {
  title: 'Application look',
  scheme: 'light',
  colors: {
    paper: '#fbf3e8',
    surface: '#ffffff',
    ink: '#221a2b',
    muted: '#5f5565',
    line: '#eadbc8',
    accent: '#bf3226',
    onAccent: '#ffffff',
    deep: '#2b2140',
    onDeep: '#fff3e6',
    tint: '#ffdccb',
    highlight: '#ffb59c',
  },
  extra: {
    coral: '#ff8163',
    sand: '#f3dfc3',
    haze: '#ecdcd2',
    noon: '#bfe0e4',
    dusk: '#f7a184',
    linen: '#efe4d3',
    wood: '#e2b377',
    heartwood: '#7c5228',
    bezel: '#4a3f52',
  },
  display: { font: fonts.onest, weights: [600, 700, 800, 900], tracking: -0.045 },
  text: { font: fonts.onest },
  corner: { scale: 2, control: '999px' },
  header: {
    variant: 'overlay',
    arrangement: 'centered',
    behavior: 'reappearing',
    menuPanel: 'full',
  },
  footer: { tone: 'accent-tint', arrangement: 'subscribe', signature: false },
};
