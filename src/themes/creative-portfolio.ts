import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Warm white like good paper, a soft serif that wobbles, and the inks of nine stamps. */
export const creativePortfolio: Theme = {
  title: 'Creative portfolio look',
  scheme: 'light',
  colors: {
    paper: '#f5eee2',
    surface: '#fdfaf3',
    ink: '#2a1b16',
    muted: '#665347',
    line: '#dccdb8',
    accent: '#a3182a',
    onAccent: '#fffaf2',
    deep: '#54278a',
    onDeep: '#fdf6ff',
    tint: '#ecdcc8',
    highlight: '#f2b544',
  },
  extra: {
    apologyInk: '#a3182a',
    rideInk: '#1d2f74',
    minutesInk: '#17593d',
    promiseInk: '#6a2f14',
    sundayInk: '#b53a0a',
    letterInk: '#a51c58',
    rainInk: '#0d5c70',
    secretInk: '#54278a',
    wordInk: '#1d1b1c',
    stampPaper: '#fdf9f0',
    loupeMetal: '#26211f',
    loupeShine: '#cfc5b8',
  },
  display: {
    font: fonts.fraunces,
    axes: { WONK: 1, SOFT: 100 },
    weights: [380, 440, 480, 640],
    tracking: -0.03,
  },
  text: { font: fonts.fraunces, axes: { opsz: 18, SOFT: 60 } },
  corner: { scale: 1, control: '1.5rem' },
  header: {
    variant: 'paper',
    arrangement: 'centered',
    behavior: 'reappearing',
    menuPanel: 'modern',
  },
  footer: { tone: 'paper', arrangement: 'line', signature: false },
};
