import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/** A lilac background: products bring the colors. */
export const shop: Theme = {
  title: 'Shop look',
  scheme: 'light',
  colors: {
    paper: '#e7e2f1',
    surface: '#f7f5fb',
    ink: '#211a35',
    muted: '#524a68',
    line: '#c3bad8',
    accent: '#2a3bbd',
    onAccent: '#ffffff',
    deep: '#2c2350',
    onDeep: '#efeaf9',
    tint: '#d8d1ea',
    highlight: '#ffb84a',
  },
  // Colors of the product variants, shown as dots.
  extra: {
    persimmon: '#f0703c',
    celadon: '#8fd3b5',
    cobalt: '#2443c4',
    ochre: '#f2bb33',
    porcelain: '#f6f1e8',
    plum: '#6a2d70',
    rose: '#f0a9a5',
    sand: '#ddc39d',
    oxblood: '#b5262b',
    pine: '#17694f',
    sky: '#9cc8ee',
  },
  // Name and headings have the same weight: a second one costs each page a kilobyte.
  display: { font: fonts.rubik, weights: [400, 500, 500, 700], tracking: -0.025 },
  text: { font: fonts.rubik },
  corner: { scale: 1.5, control: '999px' },
  header: {
    variant: 'paper',
    arrangement: 'row',
    behavior: 'reappearing',
    menuPanel: 'classic',
  },
  footer: { tone: 'deep', arrangement: 'facts', signature: false },
};
