import { faces } from './faces.ts';
import type { Look } from './look.ts';

/** White and ink, made for reading. */
export const classicBlog: Look = {
  title: 'Classic blog look',
  scheme: 'light',
  colours: {
    paper: '#ffffff',
    surface: '#f7f7f5',
    ink: '#17181a',
    muted: '#5a5c60',
    line: '#e2e2df',
    accent: '#1a4fa3',
    onAccent: '#ffffff',
    deep: '#20262e',
    onDeep: '#f5f6f7',
    tint: '#eef1f5',
    highlight: '#ffe9a8',
  },
  display: { face: faces.literata, weights: [500, 600, 600, 700], tracking: -0.02 },
  text: { face: faces.literata },
  corner: { scale: 0.5, control: '0.25rem' },
  header: { look: 'surface', arrangement: 'row', behaviour: 'reappearing', smallScreen: 'classic' },
  footer: { look: 'surface', arrangement: 'directory', signature: false },
};
