import type { Theme } from '../../../src/themes/theme.ts';
import type { Camera } from '../scene.ts';
import { lookStyle } from './faces.ts';
import { writingOn } from './tones.ts';

/** A board in the colours of a look, in its own units. */
export interface Board {
  readonly look: Theme;
  readonly width: number;
  readonly height: number;
  /** A token of the look. */
  readonly ground: string;
  readonly camera?: Camera;
  readonly style: string;
  readonly body: string;
}

/** Light comes from the upper left, as in all pictures of the site. */
const light = `
  * { box-sizing: border-box; margin: 0; }
  html, body { width: 100%; height: 100%; overflow: hidden; background: var(--ground); }
  body {
    position: relative;
    background: radial-gradient(110% 120% at 18% 4%,
      color-mix(in oklab, var(--ground), white 6%),
      var(--ground) 52%,
      color-mix(in oklab, var(--ground), black 9%));
    font-family: var(--face-text);
    font-variation-settings: var(--text-settings);
    -webkit-font-smoothing: antialiased;
  }
  .stage { position: absolute; inset: 0; transform-style: preserve-3d; transform-origin: 50% 50%; }
`;

function seen(camera: Camera | undefined): string {
  if (!camera) return '';
  const { x, y = 0, z, near = 1 } = camera;
  const turn = `rotateX(${x}deg) rotateY(${y}deg) rotateZ(${z}deg) scale(${near})`;
  return `body { perspective: 2600px; } .stage { transform: ${turn}; }`;
}

/** The page that is photographed. */
export function boardMarkup({ look, ground, camera, style, body }: Board): string {
  const tokens = [
    `--ground: var(--${ground})`,
    `--writing: ${writingOn(look, ground)}`,
    '--shade: color-mix(in oklab, var(--ground), #05060a 82%)',
  ];
  const sheet = `:root { ${tokens.join('; ')}; }`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Board</title>
<style>${lookStyle(look)}${sheet}${light}${seen(camera)}${style}</style>
<body><div class="stage">${body}</div></body></html>`;
}
