import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/**
 * The red of Tuesday, in its shade. The page switches to the colors of the selected weekday, three each
 * in `extra`: ground (background), shade and type (text).
 */
export const furnitureShop: Theme = {
  title: 'Furniture shop look',
  scheme: 'dark',
  colors: {
    paper: '#8a0e0a',
    surface: '#740a07',
    ink: '#fff8f0',
    muted: '#ffebe0',
    line: '#d5786d',
    accent: '#fff8f0',
    onAccent: '#740a07',
    deep: '#fff1e4',
    onDeep: '#740a07',
    tint: '#740a07',
    highlight: '#ffeedb',
  },
  grounds: { accentTint: '#740a07', deepTint: '#740a07' },
  extra: {
    mondayGround: '#1a43aa',
    mondayShade: '#12307f',
    mondayType: '#f6f6ff',
    tuesdayGround: '#c41d18',
    tuesdayShade: '#a5130f',
    tuesdayType: '#fff8f0',
    wednesdayGround: '#e9b31a',
    wednesdayShade: '#f4cc57',
    wednesdayType: '#2a1a02',
    thursdayGround: '#17603b',
    thursdayShade: '#0d452a',
    thursdayType: '#f3fbf0',
    fridayGround: '#6f4f4d',
    fridayShade: '#523837',
    fridayType: '#fdf3ec',
    primer: '#e3dfd6',
    primerShade: '#f3f0ea',
    primerType: '#221916',
    primerQuiet: '#55483f',
    soot: '#141010',
    sootType: '#f4ece2',
  },
  display: { font: fonts.jost, weights: [400, 500, 500, 600], tracking: -0.038 },
  text: { font: fonts.jost },
  corner: { scale: 0, control: '0' },
  header: {
    variant: 'overlay',
    arrangement: 'row',
    behavior: 'reappearing',
    menuPanel: 'half',
    collapse: 'always',
  },
  footer: { tone: 'paper', arrangement: 'big-type', signature: false },
};
