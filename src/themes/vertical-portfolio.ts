import { fonts } from './fonts.ts';
import type { Theme } from './theme.ts';

/**
 * Eight kites with three colors each: air (background), dye and type; only dark airs set a light
 * type.
 */
export const verticalPortfolio: Theme = {
  title: 'Vertical portfolio look',
  scheme: 'light',
  colors: {
    paper: '#eef1f6',
    surface: '#ffffff',
    ink: '#13202e',
    muted: '#475767',
    line: '#c3cdd8',
    accent: '#b12f15',
    onAccent: '#ffffff',
    deep: '#1a2357',
    onDeep: '#eef1fb',
    tint: '#f6d6c6',
    highlight: '#f3d15c',
  },
  extra: {
    highAir: '#c3cdea',
    meehonkeyAir: '#f4c3ae',
    meehonkeyDye: '#9c2610',
    airishAir: '#f3d15c',
    airishDye: '#754400',
    mommuckAir: '#56103a',
    mommuckDye: '#ff9ccb',
    mommuckType: '#fdeaf3',
    slickCamAir: '#c6dfcc',
    slickCamDye: '#14594b',
    hoiToideAir: '#1a2357',
    hoiToideDye: '#a9bcff',
    hoiToideType: '#eef1fb',
    pizerAir: '#ddcdb0',
    pizerDye: '#634a26',
    rightSmartAir: '#22332e',
    rightSmartDye: '#86e3aa',
    rightSmartType: '#eef5ef',
  },
  display: { font: fonts.sora, weights: [500, 600, 700, 800], tracking: -0.055 },
  text: { font: fonts.sora },
  corner: { scale: 1.5, control: '0.75rem' },
  header: {
    variant: 'paper',
    arrangement: 'left-modern',
    behavior: 'fixed',
    menuPanel: 'start',
    collapse: 'always',
  },
  footer: { tone: 'paper', arrangement: 'line', signature: false },
};
