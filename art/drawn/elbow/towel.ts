import { mixed } from './cloth.ts';
import { rounded, wander } from './strata.ts';

export const towelWide = 1200;
export const towelTall = 1600;

const hook = { x: 612, y: 300 };
const strips = 260;
const steps = 34;

/** A spot of the cloth: `u` across, `v` down; it hangs from one point and opens in folds. */
function spot(u: number, v: number): readonly [number, number] {
  const open = 0.1 + 0.9 * Math.min(1, v * 1.15) ** 0.62;
  const wave = 0.028 * Math.sin(u * 41 + 1.2) * v ** 0.6 + 0.02 * wander(u * 9, 3) * v;
  const x = hook.x + 18 * v + (u - 0.5 + wave) * 920 * open;
  const y =
    hook.y - 26 + 1290 * v + 150 * (1 - v) ** 2 * (4 * (u - 0.5) ** 2) + 16 * wander(u * 6, 9) * v;
  return [x, y];
}

const depth = (u: number) => 0.7 * Math.sin(u * 41 + 1.2) + 0.3 * wander(u * 14, 5);

function cloth(): string {
  return Array.from({ length: strips }, (_, index) => {
    const u = index / strips;
    const next = (index + 1.35) / strips;
    const down = Array.from({ length: steps }, (__, step) => spot(u, step / (steps - 1)));
    const up = Array.from({ length: steps }, (__, step) => spot(next, 1 - step / (steps - 1)));
    const slope = (depth(u + 0.006) - depth(u)) / 0.006;
    const light = 0.6 + slope * 0.017 + 0.2 * depth(u) - 0.24 * u;
    const d = [...down, ...up]
      .map(([x, y], at) => `${at ? 'L' : 'M'}${rounded(x)} ${rounded(y)}`)
      .join('');
    return `<path d="${d}Z" fill="${mixed([112, 94, 60], [255, 246, 224], light)}"/>`;
  }).join('');
}

function stripe(v: number, width: number, colour: string): string {
  const points = Array.from({ length: strips + 1 }, (_, index) => spot(index / strips, v));
  const d = points.map(([x, y], at) => `${at ? 'L' : 'M'}${rounded(x)} ${rounded(y)}`).join('');
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="0.62"/>`;
}

/** A towel on a brass hook, near enough to count its loops. */
export function towel(): string {
  const outline = Array.from({ length: strips + 1 }, (_, index) => spot(index / strips, 1));
  const brass = (colour: string, width: number, dx: number) =>
    `<path d="M${hook.x + dx} 150V286q4 84 78 78q52 -8 50 -64" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  const shadow = `<path d="M${hook.x} 300Q420 520 214 ${rounded(outline[0]?.[1] ?? 1500)}H1180Q980 500 ${hook.x} 300Z" transform="translate(62 40)" fill="#15170b" fill-opacity="0.5" filter="url(#soft)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${towelWide}" height="${towelTall}" viewBox="226 64 828 1104"><defs><linearGradient id="wall" x1="0" x2="1" y1="0" y2="0.7"><stop offset="0" stop-color="#8d8f5c"/><stop offset="0.5" stop-color="#6d7043"/><stop offset="1" stop-color="#474d2c"/></linearGradient><filter id="soft" x="-80%" y="-80%" width="260%" height="260%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="30"/></filter><filter id="terry" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.21 0.16" numOctaves="2" seed="11"/><feDiffuseLighting surfaceScale="2.3" diffuseConstant="1.16" lighting-color="#fff"><feDistantLight azimuth="215" elevation="58"/></feDiffuseLighting><feComposite in2="SourceGraphic" operator="arithmetic" k1="1.06" k2="0" k3="0.06" k4="0"/><feComposite in2="SourceGraphic" operator="in"/></filter><filter id="plaster" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.012 0.02" numOctaves="5" seed="3"/><feDiffuseLighting surfaceScale="3" diffuseConstant="1.15" lighting-color="#fff"><feDistantLight azimuth="205" elevation="60"/></feDiffuseLighting><feComposite in2="SourceGraphic" operator="arithmetic" k1="1" k2="0" k3="0.02" k4="0"/></filter></defs><g filter="url(#plaster)"><path d="M0 0H${towelWide}V${towelTall}H0Z" fill="url(#wall)"/></g><circle cx="${hook.x + 26}" cy="176" r="66" fill="#15170b" fill-opacity="0.4" filter="url(#soft)"/><circle cx="${hook.x}" cy="150" r="62" fill="#8a6426"/><circle cx="${hook.x - 3}" cy="147" r="56" fill="#c99a4a"/><circle cx="${hook.x - 16}" cy="132" r="26" fill="#f0d596" fill-opacity="0.7" filter="url(#soft)"/>${shadow}<g filter="url(#terry)">${cloth()}${stripe(0.63, 22, '#b9822c')}${stripe(0.66, 8, '#b9822c')}${stripe(0.685, 22, '#b9822c')}</g>${brass('#5e4216', 34, 0)}${brass('#c99a4a', 26, -2)}${brass('#f3dca4', 6, -8)}</svg>`;
}
