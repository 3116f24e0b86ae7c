import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** An aurora on near-black. */
export const creativeAgency: Theme = {
  title: 'Creative agency look',
  scheme: 'dark',
  colors: {
    paper: '#0b0a12',
    surface: '#171523',
    ink: '#f3f0ff',
    muted: '#b6b0cc',
    line: '#312d47',
    accent: '#6ff0d2',
    onAccent: '#06201c',
    deep: '#b79cff',
    onDeep: '#140b2b',
    tint: '#1c1a38',
    highlight: '#f7a8ff',
  },
  display: { font: fonts.syne, weights: [600, 700, 800, 800], tracking: -0.045 },
  text: { font: fonts.syne },
  corner: { scale: 2, control: '999px' },
  header: { variant: 'overlay', arrangement: 'row', behavior: 'reverse', menuPanel: 'full' },
  footer: { tone: 'paper', arrangement: 'line', signature: false },
};
