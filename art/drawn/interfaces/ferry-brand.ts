import { shape, stroke, text } from '../svg.ts';

/** Colours of Harrow Point Ferries, the case study's client. */
export const ferry = {
  lake: '#173f56',
  lakePale: '#e4eff3',
  foam: '#f7fafa',
  flag: '#d9481c',
  go: '#1f6b4a',
  goPale: '#dcebe0',
  warn: '#8a5a00',
  warnPale: '#fbeccb',
  muted: '#54656f',
  line: '#d5dfe3',
} as const;

/** The line's sign: a boat on two waves. */
export const ferrySign = (x: number, y: number, k: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(${k})">${shape('M4 18H36L31 27H9ZM10 17V9H18V5H22V9H30V17Z', colour)}${stroke('M3 32Q9 28 15 32T27 32T37 32', colour, 2.4)}</g>`;

export const ferryName = (x: number, y: number, size: number, fill: string) =>
  text(x, y, size, 'Harrow Point Ferries', { face: 'display', weight: 680, fill });

export const phoneNumber = '(802) 555-0188';
