import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Blush, sage and clay, softly set. */
export const yogaMeditation: Theme = {
  title: 'Yoga meditation look',
  scheme: 'light',
  colors: {
    paper: '#f9ede8',
    surface: '#fff9f6',
    ink: '#33302b',
    muted: '#635c55',
    line: '#e6d3ca',
    accent: '#9c452c',
    onAccent: '#ffffff',
    deep: '#45604c',
    onDeep: '#f7faf2',
    tint: '#dce5d6',
    highlight: '#f6d2c0',
  },
  extra: { night: '#1c2620', sand: '#eabf86' },
  display: {
    font: fonts.fraunces,
    axes: { SOFT: 100 },
    weights: [300, 300, 400, 400],
    tracking: -0.03,
  },
  text: { font: fonts.karla },
  corner: { scale: 3, control: '999px' },
  header: {
    variant: 'paper',
    arrangement: 'row',
    behavior: 'reappearing',
    menuPanel: 'full',
  },
  footer: { tone: 'tint', arrangement: 'line', signature: false },
};
