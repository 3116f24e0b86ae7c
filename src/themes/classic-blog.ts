import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** White paper, black ink, and non-photo blue, which a process camera does not record. */
export const classicBlog: Theme = {
  title: 'Classic blog look',
  scheme: 'light',
  colors: {
    paper: '#ffffff',
    surface: '#f4f8fb',
    ink: '#131519',
    muted: '#53585f',
    line: '#d3e3ed',
    accent: '#17679a',
    onAccent: '#ffffff',
    deep: '#131519',
    onDeep: '#f6f9fb',
    tint: '#e4f2fa',
    highlight: '#bfe2f4',
  },
  extra: {
    /** Pencil strokes; text uses the accent. */
    pencil: '#2778ac',
  },
  display: { font: fonts.literata, weights: [400, 500, 600, 700], tracking: -0.02 },
  text: { font: fonts.literata },
  corner: { scale: 0, control: '0' },
  header: { variant: 'paper', arrangement: 'row', behavior: 'reappearing', menuPanel: 'half' },
  footer: { tone: 'paper', arrangement: 'letter', signature: false },
};
