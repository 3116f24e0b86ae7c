import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** The default theme, that of the company: paper, field green, one vermilion. */
export const house: Theme = {
  title: 'House look',
  scheme: 'light',
  colors: {
    paper: '#f6f3ec',
    surface: '#fffdf8',
    ink: '#14211b',
    muted: '#4f5b54',
    line: '#d9d4c7',
    accent: '#c63f16',
    onAccent: '#ffffff',
    deep: '#1f5e45',
    onDeep: '#fffdf8',
    tint: '#cfe3ea',
    highlight: '#f4d469',
  },
  grounds: {
    accentGround: '#b83811',
    accentInk: '#fffaf2',
    accentTint: '#f6d9c9',
    deepTint: '#d5dfd0',
    inkAccent: '#f0895f',
  },
  extra: { signal: '#d9481c', corn: '#f2b632', marker: '#ffd95a' },
  display: { font: fonts.bricolageGrotesque, weights: [500, 600, 700, 800], tracking: -0.02 },
  text: { font: fonts.instrumentSans },
  corner: { scale: 1, control: '0.5rem' },
  header: { variant: 'paper', arrangement: 'row', behavior: 'reappearing', menuPanel: 'side' },
  footer: { tone: 'deep', arrangement: 'closing', signature: true },
};
